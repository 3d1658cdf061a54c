/** The step on top of an agenda, the next to be done; undefined when the agenda is empty. */
export function topOf<S>(agenda: readonly S[]): S | undefined {
  return agenda[agenda.length - 1];
}
