/** The strokes of the seats' lines in charts: colour does not stand alone. */
export const DASHES = [[], [8, 4], [2, 3], [12, 4, 2, 4], [6, 2], [1, 5]] as const;
