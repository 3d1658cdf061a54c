/** The six corners of a hexagon around the origin, clockwise; the first is at the top (or upper right when flat). */
export function hexCorners(r: number, flat: boolean): readonly (readonly [number, number])[] {
  const turn = flat ? -60 : -90;
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = ((turn + 60 * corner) * Math.PI) / 180;
    return [Math.round(r * Math.cos(angle) * 100) / 100, Math.round(r * Math.sin(angle) * 100) / 100] as const;
  });
}

/** The middle of the hexagon at axial coordinates (q, r) where each is `size` from middle to corner. */
export function hexMiddle(q: number, r: number, size: number, flat: boolean): readonly [number, number] {
  const wide = Math.sqrt(3) * size;
  return flat ? [1.5 * size * q, wide * (r + q / 2)] : [wide * (q + r / 2), 1.5 * size * r];
}
