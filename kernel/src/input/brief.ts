/** A value from outside as one short line of JSON, for complaints. Never throws on what JSON can hold, whatever its keys are. */
export function brief(value: unknown, most = 80): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > most ? `${text.slice(0, most - 3)}...` : text;
}
