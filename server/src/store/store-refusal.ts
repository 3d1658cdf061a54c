/** The store cannot be opened, for a reason that the operator can mend. One line. */
export class StoreRefusal extends Error {
  override readonly name = 'StoreRefusal';
}
