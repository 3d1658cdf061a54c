const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Moves the focus to the nearest place in the direction of an arrow key; places that can be pressed come first. */
export function walkInSpace(drawing: Element, event: KeyboardEvent): void {
  const way = WAYS[event.key];
  if (way === undefined) return;
  event.preventDefault();
  const legal = [...drawing.querySelectorAll<SVGElement>('[data-place][data-legal]')];
  const all = legal.length > 0 ? legal : [...drawing.querySelectorAll<SVGElement>('[data-place]')];
  const spot = (node: SVGElement): readonly [number, number] => [Number(node.dataset.x), Number(node.dataset.y)];
  const focused = (event.target as Element).closest<SVGElement>('[data-place]');
  if (focused === null) {
    all[0]?.focus();
    return;
  }
  const [x, y] = spot(focused);
  const cost = (node: SVGElement): number => {
    const [nx, ny] = spot(node);
    const ahead = (nx - x) * way[0] + (ny - y) * way[1];
    const aside = Math.abs((nx - x) * way[1]) + Math.abs((ny - y) * way[0]);
    return ahead <= 1 ? Number.POSITIVE_INFINITY : ahead + 2 * aside;
  };
  const [next] = all.filter((node) => node !== focused && cost(node) < Number.POSITIVE_INFINITY).sort((a, b) => cost(a) - cost(b));
  next?.focus();
}
