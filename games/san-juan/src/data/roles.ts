/**
 * Amounts are buildings (builder), goods (producer, trader) or cards drawn (councillor, prospector).
 * `privilege` comes on top of `action`, and `doubled` replaces it when the library is used; for the builder both are the discount.
 * `together`: the book lets all players act at the same time.
 */
export const ROLES = [
  { id: 'builder', action: 1, privilege: 1, doubled: 2, together: false },
  { id: 'producer', action: 1, privilege: 1, doubled: 2, together: true },
  { id: 'trader', action: 1, privilege: 1, doubled: 2, together: true },
  { id: 'councillor', action: 2, privilege: 3, doubled: 6, together: true },
  { id: 'prospector', action: 0, privilege: 1, doubled: 2, together: false },
] as const satisfies readonly {
  readonly id: string;
  readonly action: number;
  readonly privilege: number;
  readonly doubled: number;
  readonly together: boolean;
}[];

export type RoleId = (typeof ROLES)[number]['id'];
