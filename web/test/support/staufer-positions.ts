/** The third round of a game of five: offices, roads, chests, privileges and jobs of every kind lie on the table. */
const MIDDLE = {
  ...{ at: 'turn', round: 3, start: 1, king: 'aachen' },
  ring: ['strasbourg', 'palermo', 'aachen', 'milano', 'nijmegen', 'augsburg'],
  tiles: [3, 2, 6, 5, 1, 4],
  rowsA: ['milano', 'strasbourg', 'nijmegen', 'palermo', 'aachen'],
  ...{ rowsB: ['king', 'most', 'fewest', 'most', 'king'], rowsC: [1, 3, 2, 3] },
  ...{ order: [0, 2, 4, 1, 0, 3, 2], supplyTrack: [1, 3, 0, 4, 3], deployTrack: [1, 4, 2] },
};

const SET = '1-2-5-8-13-14';

/** The viewer's turn with a choice of ways; deployment needs chests in some regions. */
export const STAUFER_MIDDLE = {
  ...{ game: 'staufer', seats: 5, options: { privileges: SET }, seed: 'middle' },
  position: {
    ...MIDDLE,
    players: [
      {
        court: [7, 1],
        offices: [
          ['strasbourg-4', 'envoy'],
          ['palermo-3', 'envoy'],
          ['aachen-1', 'envoy'],
          ['nijmegen-2', 'envoy'],
        ],
        paid: { palermo: [1, 0], augsburg: [1, 0], nijmegen: [1, 0] },
        chests: ['TU_MOVE', 'TU_DEPLOY', 'TU_SUPPLY', 'BR', 'BR', 'BR', 'PU'],
        ...{ privileges: [14], points: 41, jobs: ['nijmegen', 'JP_ADJ2', 'JO_4'] },
      },
      {
        court: [3, 1],
        offices: [
          ['strasbourg-1', 'envoy'],
          ['aachen-3', 'envoy'],
          ['nijmegen-1', 'noble'],
          ['milano-3', 'envoy'],
        ],
        paid: { palermo: [1, 0], milano: [1, 1], nijmegen: [2, 0], augsburg: [2, 0] },
        ...{ chests: ['TU_IMMUNE', 'BR', 'PU'], privileges: [13], points: 46 },
      },
      {
        court: [5, 0],
        offices: [
          ['palermo-1', 'noble'],
          ['aachen-0', 'noble'],
          ['nijmegen-3', 'envoy'],
          ['augsburg-2', 'envoy'],
        ],
        paid: { strasbourg: [1, 0], aachen: [1, 0], nijmegen: [1, 0], milano: [2, 0], augsburg: [1, 0] },
        ...{ chests: ['TU_FIRST', 'TU_MOVE', 'BR', 'BR'], privileges: [5], points: 38 },
      },
      {
        court: [8, 2],
        offices: [
          ['strasbourg-2', 'envoy'],
          ['palermo-4', 'envoy'],
          ['aachen-4', 'envoy'],
        ],
        paid: { augsburg: [1, 0], nijmegen: [1, 0] },
        ...{ chests: ['TU_SUPPLY', 'TU_SUPPLY', 'TU_IMMUNE', 'PU'], privileges: [1, 8], points: 52 },
      },
      {
        court: [2, 1],
        offices: [
          ['augsburg-0', 'noble'],
          ['aachen-3', 'envoy'],
          ['milano-0', 'envoy'],
          ['augsburg-3', 'envoy'],
        ],
        paid: { strasbourg: [2, 0], palermo: [1, 1], nijmegen: [2, 0], milano: [1, 0] },
        ...{ chests: ['TU_DEPLOY', 'BR'], privileges: [2], points: 35 },
      },
    ],
    chests: {
      'strasbourg-0': ['PU'],
      'strasbourg-3': ['OR_VP5', 'BR'],
      'palermo-0': ['OR_VP3', 'PU'],
      'palermo-2': ['TU_FIRST'],
      'aachen-2': ['PU'],
      'augsburg-1': ['TU_IMMUNE', 'OR_E3'],
      'nijmegen-0': ['TU_FIRST'],
      'milano-1': ['PU', 'OR_N1'],
      'milano-2': ['TU_DEPLOY'],
      S2: ['BR'],
      S3: ['OR_VP4'],
      S4: ['PU', 'TU_MOVE'],
      S5: ['PU', 'OR_E2'],
    },
  },
};

/** The last turn of the last round: scoring, final scoring and the end follow. */
export const STAUFER_LAST = {
  ...STAUFER_MIDDLE,
  position: { ...STAUFER_MIDDLE.position, round: 5, order: [0], supplyTrack: [0, 0, 1, 1, 1, 2, 2], deployTrack: [2, 3, 3, 3, 4, 4, 4] },
};

const EVERYWHERE = { aachen: [1, 0], nijmegen: [1, 0], strasbourg: [1, 1], augsburg: [1, 0], milano: [1, 0], palermo: [1, 0] };
const ALL_CHESTS = ['TU_FIRST', 'TU_MOVE', 'TU_DEPLOY', 'TU_SUPPLY', 'TU_IMMUNE', 'BR', 'BR', 'PU'];

/** As much as can lie on the table: five groups on every road, all kinds of chests in every hand, joined pieces, six privileges. */
export const STAUFER_FULL = {
  ...{ game: 'staufer', seats: 5, options: { privileges: SET }, seed: 'full' },
  position: {
    ...MIDDLE,
    players: [
      {
        court: [7, 1],
        offices: [
          ['strasbourg-4', 'envoy'],
          ['nijmegen-2', 'envoy'],
        ],
        ...{ paid: EVERYWHERE, chests: ALL_CHESTS, privileges: [1, 2, 5, 8], points: 141, jobs: ['nijmegen', 'JP_ADJ3', 'JO_4'] },
      },
      {
        court: [6, 1],
        offices: [
          ['strasbourg-1', 'envoy'],
          ['aachen-3', 'envoy'],
          ['nijmegen-1', 'noble'],
          ['milano-3', 'envoy'],
        ],
        ...{ paid: EVERYWHERE, chests: ALL_CHESTS, privileges: [1, 13, 14], points: 146 },
      },
      {
        court: [6, 0],
        offices: [
          ['palermo-1', 'noble'],
          ['aachen-0', 'noble'],
          ['nijmegen-3', 'envoy'],
        ],
        ...{ paid: EVERYWHERE, chests: ALL_CHESTS, privileges: [2, 5, 8], points: 138 },
      },
      {
        court: [6, 2],
        offices: [
          ['strasbourg-2', 'envoy'],
          ['palermo-4', 'envoy'],
          ['aachen-3', 'envoy'],
        ],
        ...{ paid: EVERYWHERE, chests: ALL_CHESTS, privileges: [1, 13, 14], points: 152 },
      },
      {
        court: [6, 1],
        offices: [
          ['augsburg-0', 'noble'],
          ['nijmegen-2', 'envoy'],
          ['milano-3', 'envoy'],
        ],
        ...{ paid: EVERYWHERE, chests: ALL_CHESTS, privileges: [1], points: 135 },
      },
    ],
    chests: {
      'strasbourg-0': ['PU', 'OR_VP4'],
      'strasbourg-3': ['OR_VP5', 'PU'],
      'palermo-0': ['OR_VP3', 'PU'],
      'palermo-2': ['OR_E1', 'PU'],
      'aachen-2': ['PU', 'OR_E2'],
      'augsburg-1': ['TU_IMMUNE', 'OR_E3'],
      'nijmegen-0': ['TU_MOVE', 'PU'],
      'milano-1': ['PU', 'OR_N1'],
      'milano-2': ['TU_DEPLOY', 'OR_VP2'],
      S1: ['OR_VP2', 'PU'],
      S2: ['OR_N1', 'OR_E3'],
      S3: ['OR_VP4'],
      S4: ['PU'],
      S5: ['PU', 'OR_E2'],
    },
  },
};
