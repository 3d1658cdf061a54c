/** A value from outside as one short line of JSON, for error messages. Never throws on what JSON can hold. */
export function brief(value: unknown, most = 80): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > most ? `${text.slice(0, most - 3)}...` : text;
}
