import type { Page } from 'playwright-core';

/** Unreadable parts of the containers that match: words cut off, and words or signs of one container that lie over each other. */
export function illegible(page: Page, containers: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const SLACK = 1.5;
    const found: string[] = [];
    for (const container of document.querySelectorAll(selector)) {
      const seen: { readonly words: string; readonly box: DOMRect }[] = [];
      const walk = (node: Node): void => {
        if (node instanceof Element) {
          const { display, visibility, overflowX } = getComputedStyle(node);
          if (display === 'none' || visibility === 'hidden' || node.classList.contains('sr-only')) return;
          if (node instanceof SVGSVGElement) return void seen.push({ words: 'a sign', box: node.getBoundingClientRect() });
          if (overflowX !== 'visible' && node.scrollWidth > node.clientWidth + SLACK) found.push(`cut: ${node.textContent?.trim()}`);
          for (const child of node.childNodes) walk(child);
        } else if (node instanceof Text && node.data.trim() !== '') {
          const range = document.createRange();
          range.selectNodeContents(node);
          seen.push({ words: node.data.trim(), box: range.getBoundingClientRect() });
        }
      };
      walk(container);
      for (const [place, one] of seen.entries())
        for (const other of seen.slice(place + 1)) {
          const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          if (across > SLACK && down > SLACK) found.push(`${one.words} lies over ${other.words}`);
        }
    }
    return found;
  }, containers);
}
