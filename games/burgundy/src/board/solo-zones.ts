import type { Zones } from './zones.ts';

const GAP = 8;
const TIGHT = 4;
const COURSE_HEIGHT = 34;
const CENTRAL_SHARE = 0.41;

/** Alone there are no other players: both boards take the whole height. */
export function soloZones(width: number, height: number, { phone, type, course, central }: Zones): Zones {
  const none = { phone, type, others: [], spare: null };
  if (!phone) {
    const left = Math.round(width * CENTRAL_SHARE);
    const boards = { central: { x: 0, y: 0, width: left, height }, own: { x: left + GAP, y: 0, width: width - left - GAP, height } };
    return { ...none, ...boards, course: null };
  }
  const isLow = central.width < width;
  const y = COURSE_HEIGHT + TIGHT;
  if (isLow) {
    const half = (width - TIGHT) / 2;
    return {
      ...none,
      course: { x: 0, y: 0, width: half, height: COURSE_HEIGHT },
      central: { x: 0, y, width: half, height: height - y },
      own: { x: half + TIGHT, y: 0, width: half, height },
    };
  }
  const depots = Math.round(Math.min((height - y) * 0.3, 230));
  return {
    ...none,
    course,
    central: { x: 0, y, width, height: depots },
    own: { x: 0, y: y + depots + TIGHT, width, height: height - y - depots - TIGHT },
  };
}
