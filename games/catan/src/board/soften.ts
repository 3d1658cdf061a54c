/** The name with places where it may be broken at the end of a line; browsers know few languages by themselves. */
export function softened(name: string): string {
  return name.replace(/([aeiou](?:[lmnr]|[st](?![hlr]))?)(?=[bcdfgpqvzlmnrst][hlr]?[aeiou]\w)/gi, '$1\u00AD');
}
