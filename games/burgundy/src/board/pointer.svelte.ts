import type { Bubble } from './bubble.ts';

/** What is shown at the pointer: the bubble of one thing, and a likeness of what is being dragged. */
export class Pointer {
  shown = $state.raw<{ readonly bubble: Bubble; readonly anchor: DOMRect } | null>(null);
  owner: Element | null = null;
  private likeness: HTMLElement | null = null;

  show(owner: Element, bubble: Bubble | undefined): void {
    this.owner = owner;
    this.shown = bubble === undefined ? null : { bubble, anchor: owner.getBoundingClientRect() };
  }

  hide(): void {
    this.owner = null;
    this.shown = null;
  }

  lift(element: Element, event: PointerEvent): void {
    const box = element.getBoundingClientRect();
    const svg = element.closest('svg');
    const host = document.createElement('div');
    Object.assign(host.style, {
      position: 'fixed',
      zIndex: '70',
      pointerEvents: 'none',
      left: '0',
      top: '0',
      filter: 'drop-shadow(0 6px 6px rgb(40 20 0 / 45%))',
    });
    if (svg !== null) host.append(pictureOf(element as SVGGraphicsElement, svg, box));
    document.body.append(host);
    this.likeness = host;
    this.carry(event);
  }

  carry({ clientX, clientY }: PointerEvent): void {
    if (this.likeness === null) return;
    const { offsetWidth, offsetHeight } = this.likeness;
    this.likeness.style.transform = `translate(${clientX - offsetWidth / 2}px, ${clientY - offsetHeight / 2}px) scale(1.06)`;
  }

  release(): void {
    this.likeness?.remove();
    this.likeness = null;
  }
}

/** A picture of a part of an SVG that can stand anywhere on the page. */
export function pictureOf(element: SVGGraphicsElement, svg: SVGSVGElement, box: DOMRect): SVGSVGElement {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const ground = svg.getBoundingClientRect();
  picture.setAttribute('width', String(box.width));
  picture.setAttribute('height', String(box.height));
  picture.setAttribute('viewBox', `0 0 ${box.width} ${box.height}`);
  const { a, b, c, d, e, f } = svg.getScreenCTM() === null ? new DOMMatrix() : relative(element, ground);
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  group.setAttribute('transform', `translate(${ground.left - box.left} ${ground.top - box.top}) matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  const copy = element.cloneNode(true) as SVGElement;
  for (const name of [
    'data-legal',
    'data-thing',
    'data-tell',
    'data-stop',
    'data-anchor',
    'data-piece',
    'data-drop',
    'tabindex',
    'role',
    'aria-label',
    'data-tile',
    'data-hex',
    'data-slot',
    'data-black',
    'data-stored',
    'transform',
  ])
    copy.removeAttribute(name);
  group.append(copy);
  picture.append(group);
  return picture;
}

/** The matrix from an element's own coordinates to those of its SVG on the screen. */
function relative(element: SVGGraphicsElement, ground: DOMRect): DOMMatrix {
  const matrix = element.getScreenCTM();
  return matrix === null
    ? new DOMMatrix()
    : new DOMMatrix([matrix.a, matrix.b, matrix.c, matrix.d, matrix.e - ground.left, matrix.f - ground.top]);
}
