/** How strongly something that can be pressed glows: what has a price glows more softly, what waits at the edge has only a rim. */
export type Shine = 'full' | 'soft' | 'rim' | null;
