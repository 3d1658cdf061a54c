/** The six types of hex tile and of hex, with the colour that stands for each. The rules use their indices. */
export const TYPES = ['building', 'monastery', 'ship', 'livestock', 'castle', 'mine'] as const;
export type Type = (typeof TYPES)[number];

export const BUILDING = 0;
export const MONASTERY = 1;
export const SHIP = 2;
export const LIVESTOCK = 3;
export const CASTLE = 4;
export const MINE = 5;

export const COLOURS: Record<Type, string> = {
  building: 'beige',
  monastery: 'yellow',
  ship: 'blue',
  livestock: 'light green',
  castle: 'dark green',
  mine: 'grey',
};

export const ANIMALS = ['cow', 'sheep', 'pig', 'chicken', 'geese'] as const;
export type Animal = (typeof ANIMALS)[number];
export const GEESE = 4;

/** What a hex tile can be: of one of the six colours, or of none. */
export const TILE_TYPES = [...TYPES, 'inn', 'blackTile'] as const;
export type TileType = (typeof TILE_TYPES)[number];

/** The set of tiles that a face comes with; those of the base game are always there, `own` ones belong to no pile. */
export type TileSet = 'base' | 'extra' | 'white' | 'own';

/** How many tiles of a face have the back of its colour, how many the black back, and to which set it belongs. */
type Row = { readonly type: TileType; readonly coloured: number; readonly black: number; readonly set?: TileSet };

const building = { type: 'building', coloured: 5, black: 2 } as const;
const pair = { type: 'livestock', coloured: 2, black: 0 } as const;
const trio = { type: 'livestock', coloured: 2, black: 1 } as const;
const four = { type: 'livestock', coloured: 1, black: 1 } as const;
const yellow = { type: 'monastery', coloured: 1, black: 0 } as const;
const dark = { type: 'monastery', coloured: 0, black: 1 } as const;

/** Every face a hex tile can show; equal tiles are not told apart. */
const ROWS = {
  market: building,
  carpenter: building,
  church: building,
  warehouse: building,
  boardingHouse: building,
  bank: building,
  townHall: building,
  watchtower: building,
  crane: { type: 'building', coloured: 0, black: 1, set: 'extra' },
  cow2: pair,
  cow3: trio,
  cow4: four,
  sheep2: pair,
  sheep3: trio,
  sheep4: four,
  pig2: pair,
  pig3: trio,
  pig4: four,
  chicken2: pair,
  chicken3: trio,
  chicken4: four,
  geese: { type: 'livestock', coloured: 0, black: 1, set: 'extra' },
  monastery1: yellow,
  monastery2: yellow,
  monastery3: yellow,
  monastery4: yellow,
  monastery5: yellow,
  monastery6: yellow,
  monastery7: dark,
  monastery8: yellow,
  monastery9: yellow,
  monastery10: yellow,
  monastery11: yellow,
  monastery12: dark,
  monastery13: yellow,
  monastery14: dark,
  monastery15: dark,
  monastery16: yellow,
  monastery17: yellow,
  monastery18: yellow,
  monastery19: yellow,
  monastery20: yellow,
  monastery21: yellow,
  monastery22: yellow,
  monastery23: yellow,
  monastery24: dark,
  monastery25: dark,
  monastery26: yellow,
  monastery27: { ...yellow, set: 'extra' },
  monastery28: { ...yellow, set: 'extra' },
  castle: { type: 'castle', coloured: 14, black: 2 },
  mine: { type: 'mine', coloured: 10, black: 2 },
  ship: { type: 'ship', coloured: 20, black: 6 },
  whiteCastle: { type: 'building', coloured: 6, black: 2, set: 'white' },
  monastery29: { ...yellow, set: 'white' },
  inn: { type: 'inn', coloured: 0, black: 0, set: 'own' },
  blackTile: { type: 'blackTile', coloured: 0, black: 0, set: 'own' },
} as const satisfies Record<string, Row>;

export type Face = keyof typeof ROWS;

/** The index is the face's id in the rules. */
export const FACES = Object.keys(ROWS) as Face[];
const rows: readonly Row[] = Object.values(ROWS);

export const FACE_TYPE: readonly number[] = rows.map(({ type }) => TILE_TYPES.indexOf(type));
export const FACE_COLOURED: readonly number[] = rows.map(({ coloured }) => coloured);
export const FACE_BLACK: readonly number[] = rows.map(({ black }) => black);
export const FACE_SET: readonly TileSet[] = rows.map(({ set }) => set ?? 'base');

/** Heads on a livestock tile (0 for other tiles) and its animal (-1 for other tiles). */
export const FACE_HEADS: readonly number[] = FACES.map((face) => (face === 'geese' ? 2 : (livestockOf(face)?.heads ?? 0)));
export const FACE_ANIMAL: readonly number[] = FACES.map((face) => (face === 'geese' ? GEESE : (livestockOf(face)?.animal ?? -1)));

/** The number of a monastery, 0 for other tiles. */
export const FACE_MONASTERY: readonly number[] = FACES.map((face) => Number(/^monastery(\d+)$/.exec(face)?.[1] ?? 0));

function livestockOf(face: string): { readonly animal: number; readonly heads: number } | undefined {
  const animal = ANIMALS.findIndex((name) => /^[a-z]+[234]$/.test(face) && face.startsWith(name));
  return animal < 0 ? undefined : { animal, heads: Number(face.slice(-1)) };
}

/** The eight buildings of the base game. */
export const BUILDINGS: readonly number[] = FACES.slice(0, 8).map((face) => FACES.indexOf(face));
export const MARKET_HALL = FACES.indexOf('market');
export const CARPENTER = FACES.indexOf('carpenter');
export const CHURCH = FACES.indexOf('church');
export const WAREHOUSE = FACES.indexOf('warehouse');
export const BOARDING_HOUSE = FACES.indexOf('boardingHouse');
export const BANK = FACES.indexOf('bank');
export const TOWN_HALL = FACES.indexOf('townHall');
export const WATCHTOWER = FACES.indexOf('watchtower');
export const CRANE = FACES.indexOf('crane');
export const WHITE_CASTLE = FACES.indexOf('whiteCastle');
export const INN = FACES.indexOf('inn');
/** A tile that lies face down: it covers a hex of any colour and is nothing else. */
export const BLACK_TILE = FACES.indexOf('blackTile');
export const GEESE_TILE = FACES.indexOf('geese');
export const CASTLE_TILE = FACES.indexOf('castle');
export const MINE_TILE = FACES.indexOf('mine');
export const SHIP_TILE = FACES.indexOf('ship');
