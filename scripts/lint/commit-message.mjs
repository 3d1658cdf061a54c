/* The commit-msg hook: node scripts/lint/commit-message.mjs FILE. `npm install` tells git where hooks are (scripts/git-hooks.mjs). */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LONGEST = 72;
const SUBJECT = /^[a-z][\w-]*(?:, [a-z][\w-]*)*: \S/;
/** What git writes by itself. */
const OWN = /^(?:Merge|Revert|fixup!|squash!|amend!)/;

/** What is wrong with a commit message, in one line; undefined when nothing is. */
export function messageFlaw(message) {
  const [subject = '', second = ''] = message.split('\n').filter((line) => !line.startsWith('#'));
  if (OWN.test(subject)) return undefined;
  if (!SUBJECT.test(subject)) return 'The subject names its area first: "kernel: list free actions once", "web, ui: …".';
  if (subject.length > LONGEST) return `The subject has ${subject.length} characters; at most ${LONGEST} fit.`;
  if (subject.endsWith('.')) return 'The subject ends without a full stop.';
  return second === '' ? undefined : 'An empty line follows the subject; the reason comes below.';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const flaw = messageFlaw(readFileSync(process.argv[2], 'utf8'));
  if (flaw !== undefined) {
    console.error(flaw);
    process.exit(1);
  }
}
