/** The languages in which everything is said; both are complete. */
export const LANGS = ['it', 'en'] as const;
export type Lang = (typeof LANGS)[number];

/** The language a text names ("it", "it_IT.UTF-8", "en-GB"), or undefined. */
export function langOf(text: string): Lang | undefined {
  const head = text.toLowerCase().split(/[-_.@]/, 1)[0];
  return LANGS.find((lang) => lang === head);
}
