/** A library: its doors by the name under which they are imported. */
export interface Library {
  readonly name: string;
  readonly about: string;
  readonly doors: Readonly<Record<string, string>>;
  readonly inside?: Readonly<Record<string, string>>;
  readonly platform: 'neutral' | 'node';
}

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

export const LIBRARIES: readonly Library[];
export function libraryReadme(library: Library): string;
export const PAPERS: readonly string[];
export function libraryManifest(library: Library): Manifest & { readonly exports: Readonly<Record<string, unknown>> };
export function programManifest(imported: readonly string[]): Manifest;
