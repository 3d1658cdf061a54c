/** How strongly a target glows: one with a price glows more softly, one at the edge has only a rim. */
export type Shine = 'full' | 'soft' | 'rim' | null;
