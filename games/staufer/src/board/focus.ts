/**
 * Whether an element was focused with the keyboard. A finger focuses its target too, before the click; a preview that
 * unfolded then could lie over the very thing, and the click would reach nobody.
 */
export function isByKeyboard({ currentTarget }: FocusEvent): boolean {
  return (currentTarget as Element).matches(':focus-visible');
}
