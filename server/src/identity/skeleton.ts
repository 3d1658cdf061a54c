import confusables from './confusables.json' with { type: 'json' };

/**
 * Letters by what they are confused with. The data are the letters and numbers of Unicode's confusables.txt (UTS 39,
 * version 10.0; © Unicode, Inc., Unicode License), by prototype.
 */
const PROTOTYPES: ReadonlyMap<string, string> = new Map(
  Object.entries(confusables).flatMap(([prototype, letters]) => [...letters].map((letter) => [letter, prototype] as const)),
);

/** The skeleton of UTS 39: two texts with the same skeleton can be confused by eye. */
export function skeletonOf(text: string): string {
  const prototypes = [...text.normalize('NFD')].filter((letter) => !/\p{Default_Ignorable_Code_Point}/u.test(letter));
  return prototypes
    .map((letter) => PROTOTYPES.get(letter) ?? letter)
    .join('')
    .normalize('NFD');
}
