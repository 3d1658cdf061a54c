/** What is wrong with a commit message, in one line; undefined when nothing is. */
export function messageFlaw(message: string): string | undefined;
