import { BadInput, Reader } from '@ludoteca/kernel';

/** A scenario in an address, with the seat of the person who opens it. */
export interface SharedPosition {
  readonly scenario: object;
  readonly seat: number;
}

/** The address of a position. The description travels behind the #, so no server ever stores it. */
export function positionAddress({ scenario, seat }: SharedPosition): string {
  return `/position#${toBase64Url(JSON.stringify({ scenario, seat }))}`;
}

/** Reads the fragment of an address; throws BadInput about anything else. */
export function positionOf(hash: string): SharedPosition {
  const text = fromBase64Url(hash.replace(/^#/, ''));
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new BadInput('position: the address is cut short or was changed');
  }
  const { scenario, seat } = new Reader(json, 'position').fields('scenario', 'seat');
  if (typeof scenario.value !== 'object' || scenario.value === null) return scenario.refuse('a described position');
  return { scenario: scenario.value, seat: seat.or(0, (reader) => reader.integer(0, 98)) };
}

function toBase64Url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): string {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
  } catch {
    return '';
  }
}
