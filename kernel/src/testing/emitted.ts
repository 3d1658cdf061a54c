/**
 * The rule ids the engine emitted (as a refusal or as an event's rule) since the last `drain`.
 * The kernel's test helpers feed it; the rules coverage reads it after every test.
 */
const emitted = new Set<string>();

/** Records that the engine emitted this rule id. */
export function note(rule: string): void {
  emitted.add(rule);
}

/** Returns the ids noted since the last call, sorted, and clears the list. */
export function drain(): string[] {
  const rules = [...emitted].sort();
  emitted.clear();
  return rules;
}
