/* Rounds the numbers of SVG paths: a tenth of a unit of 512 is invisible, and icons weigh a quarter less. */
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;

const short = (figure) => String(Math.round(Number(figure) * 10) / 10).replace(/^(-?)0\./, '$1.');

/** Numbers side by side, with a space only where they would run together. */
const joined = (figures) =>
  figures.reduce((text, figure) => {
    const runsOn = text !== '' && !figure.startsWith('-') && !(figure.startsWith('.') && /\.\d+$/.test(text));
    return `${text}${runsOn ? ' ' : ''}${figure}`;
  }, '');

/** Arcs keep their numbers: their flags may be written without spaces. */
const segment = (command, rest) => (/a/i.test(command) ? command + rest : command + joined((rest.match(NUMBER) ?? []).map(short)));

export function roundPaths(body) {
  return body.replaceAll(/ d="([^"]+)"/g, (_, path) => ` d="${path.replaceAll(/([a-zA-Z])([^a-zA-Z]*)/g, (_all, c, r) => segment(c, r))}"`);
}
