/** A rectangle of the board in pixels. */
export interface Zone {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything lies. It depends on the size of the board and the number of seats alone, never on the turn. */
export interface Zones {
  readonly phone: boolean;
  /** How much larger than at 1033 × 652 text may be. */
  readonly type: number;
  /** The other players; on a phone everybody, the viewer first. */
  readonly others: readonly Zone[];
  /** Room beside the others when there are fewer than three of them. */
  readonly spare: Zone | null;
  readonly central: Zone;
  readonly own: Zone;
  /** Only on a phone: the line with phase, goods to come and bridge. */
  readonly course: Zone | null;
}

const GAP = 8;
const PHONE_WIDTH = 640;
/** An upright window up to this width is laid out like a phone, one lower than this like a phone on its side. */
const TABLET_WIDTH = 900;
const LOW = 450;
const OTHERS_AT_MOST = 3;
/** The central board's share of the width, and the height of the others' panels at the two sizes that were designed. */
const CENTRAL_SHARE = 0.49;
const OTHERS_HEIGHT = { low: 110, high: 150, from: 652, to: 950 } as const;

export function zonesFor(width: number, height: number, seats: number): Zones {
  if (width < PHONE_WIDTH || (width < TABLET_WIDTH && height > width)) return phoneZones(width, height, seats);
  return height < LOW ? lowZones(width, height, seats) : deskZones(width, height, seats);
}

function between(low: number, high: number, share: number): number {
  return low + (high - low) * Math.min(1, Math.max(0, share));
}

function deskZones(width: number, height: number, seats: number): Zones {
  const share = (height - OTHERS_HEIGHT.from) / (OTHERS_HEIGHT.to - OTHERS_HEIGHT.from);
  const top = Math.round(
    height < OTHERS_HEIGHT.from
      ? Math.max(96, OTHERS_HEIGHT.low - (OTHERS_HEIGHT.from - height) / 8)
      : between(OTHERS_HEIGHT.low, OTHERS_HEIGHT.high, share),
  );
  const cell = (width - (OTHERS_AT_MOST - 1) * GAP) / OTHERS_AT_MOST;
  const count = seats - 1;
  const others = Array.from({ length: count }, (_, place) => ({ x: place * (cell + GAP), y: 0, width: cell, height: top }));
  const spareX = count * (cell + GAP);
  const y = top + GAP;
  const centralWidth = Math.round(width * CENTRAL_SHARE);
  return {
    phone: false,
    type: between(1, 1.2, (width - 1033) / (1524 - 1033)),
    others,
    spare: count < OTHERS_AT_MOST ? { x: spareX, y: 0, width: width - spareX, height: top } : null,
    central: { x: 0, y, width: centralWidth, height: height - y },
    own: { x: centralWidth + GAP, y, width: width - centralWidth - GAP, height: height - y },
    course: null,
  };
}

const COURSE_HEIGHT = 34;
const CHIP_HEIGHT = 44;
const TIGHT = 4;

/** On a phone everything stands in one column: course, players, depots, duchy. */
function phoneZones(width: number, height: number, seats: number): Zones {
  const cell = (width - (seats - 1) * TIGHT) / seats;
  const others = Array.from({ length: seats }, (_, place) => ({
    x: place * (cell + TIGHT),
    y: COURSE_HEIGHT,
    width: cell,
    height: CHIP_HEIGHT,
  }));
  const y = COURSE_HEIGHT + CHIP_HEIGHT + TIGHT;
  const left = height - y - TIGHT;
  const central = Math.round(Math.min(left * 0.425, Math.max(290, width * 0.55)));
  return {
    phone: true,
    type: 1,
    others,
    spare: null,
    central: { x: 0, y, width, height: central },
    own: { x: 0, y: y + central + TIGHT, width, height: left - central },
    course: { x: 0, y: 0, width, height: COURSE_HEIGHT },
  };
}

/** A low window, such as a phone on its side: course and players in one line, depots and duchy side by side. */
function lowZones(width: number, height: number, seats: number): Zones {
  const half = (width - TIGHT) / 2;
  const cell = (half - (seats - 1) * TIGHT) / seats;
  const y = CHIP_HEIGHT + TIGHT;
  return {
    phone: true,
    type: 1,
    others: Array.from({ length: seats }, (_, place) => ({
      x: half + TIGHT + place * (cell + TIGHT),
      y: 0,
      width: cell,
      height: CHIP_HEIGHT,
    })),
    spare: null,
    central: { x: 0, y, width: half, height: height - y },
    own: { x: half + TIGHT, y, width: half, height: height - y },
    course: { x: 0, y: 0, width: half, height: CHIP_HEIGHT },
  };
}
