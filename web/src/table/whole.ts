import { explainer } from '@ludoteca/ui';
import type { Attachment } from 'svelte/attachments';

/** Shows the whole of a line that is cut off when the line is pressed; its links and buttons keep their effect. */
export function whole(words: string): Attachment<HTMLElement> {
  return (line) => {
    const press = ({ target }: Event): void => {
      if (isCut(line) && (target as Element).closest('a, button') === null) explainer.show(line, words);
    };
    line.addEventListener('click', press);
    return () => line.removeEventListener('click', press);
  };
}

/** Whether a line, or a part of it that ends in an ellipsis, has less room than its words need. */
export function isCut(line: Element): boolean {
  return [line, ...line.querySelectorAll('.words')].some((part) => part.scrollWidth > part.clientWidth);
}
