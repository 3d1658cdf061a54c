/** Hexes of a duchy in rows from top to bottom; an id counts through the rows. */
export const ROW_LENGTHS: readonly number[] = [4, 5, 6, 7, 6, 5, 4];

/** The die numbers, the same on every duchy of 37 hexes. */
export const DIE_ROWS = '6543 21654 543123 6126541 254312 61256 3413';

/** Letters of the colour rows below. */
export const LETTERS = { B: 'building', M: 'monastery', S: 'ship', P: 'livestock', C: 'castle', G: 'mine' } as const;

/** The duchies 1 to 10; the index is one less than the printed number. */
export const DUCHIES: readonly string[] = [
  'PCCM PPCMB PPBMBB SSSCSSS BBGBBP BGMBB GMMB',
  'MMMC BBSPG GBBSPS CBSCMBS MSBPMB BBPBG PPBC',
  'PPPP SSCSS BGMMSB BBMCMBB BBMMBB CPGGC BPSB',
  'CPBS PPBSS BBBSCG PPPMMGS BCMBBB BGBMM SBMC',
  'PBBS PPBGG BCMSSS BBPMCBB MCPMSB BPBCS MMBG',
  'MMCS MBBSB PPGSBB MBBCSBB MBBGSB MGPPS CPPC',
  'MCCS MPPPS SGBBGP SMBBBPB BMBBPB BSGMB SCCM',
  'BBSB SCMCB BMGMMS BPMGPMB SPPPGB BCPCS BSBB',
  'BBCM BBPPS BBPPSS CMMGSCM SSMGBP MBBBP GCBB',
  'SBPC PSBPB PPPBMB BBBBBMC MMGMGS BBGMS CSSC',
];

/** The duchies 11a to 11f with border posts; their indices follow those above. */
export const POST_DUCHIES: readonly { readonly name: string; readonly rows: string; readonly gates: readonly (readonly number[])[] }[] = [
  { name: '11a', rows: 'CBBC MMMMM SPBBSP BSBBBPG BSBBPG CSMPC GSPB', gates: [[0], [21], [33]] },
  { name: '11b', rows: 'BBBC BGMMB BGGPMB CSSPMMB SSSPMC SPPPB BCBB', gates: [[0], [21], [33]] },
  { name: '11c', rows: 'CBBM GPBBP BBCPPP MBBGSSP MMMCSS SBBMG SBBC', gates: [[0], [21], [33]] },
  { name: '11d', rows: 'SCCB SSMBB SSSBBB PPGGGMM PBPPBM BBPMB CBMC', gates: [[0], [21], [33]] },
  { name: '11e', rows: 'GGMM MBBSB CMBMSC PPPMBBG PSSBBB PSSBB PCCB', gates: [[0], [21], [33]] },
  { name: '11f', rows: 'BBBS MMCBS SBBGBB CBBGPSC MBGPSS MBCMM PPPP', gates: [[0], [21], [33]] },
];
export const POSTS = 3;

/**
 * The duchies of the team game: two halves of the usual shape side by side, which touch only where the middle rows meet. The start
 * castle lies on one of the hexes named.
 */
export const TEAM_DUCHIES: readonly {
  readonly name: string;
  readonly left: string;
  readonly right: string;
  readonly castles: readonly string[];
}[] = [
  {
    name: '12a',
    left: 'BMBB BMMCG CMMMBG BPPPBPC BPSCGB PSBSB SBSS',
    right: 'PPPP BBBPB SGGCBB CSSPSSG SMBBMC MMBMB MCBB',
    castles: ['d7'],
  },
  {
    name: '12b',
    left: 'BBBB MMCPP MMSSPP CBBBBBC SPPMMG SSCGG SBBB',
    right: 'SSMG SBMMS PBBBBC CSCPPPP BBBMBC BBMMB GPSG',
    castles: ['d7', 'k1'],
  },
];
export const TEAM_BOARDS = ['12a', '12b'] as const;

/** On duchies 1 and 2 of the beginners' game the castle starts in the middle. */
export const BEGINNER_DUCHIES: readonly number[] = [0, 1];
export const BEGINNER_HEX = 18;

/** The eight double-sided boards as [front, back], indices of DUCHIES. */
export const BOARDS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 1],
  [0, 1],
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [8, 9],
];

/** Single-sided boards of the duchies with border posts. */
export const POST_BOARDS: readonly (readonly [number])[] = POST_DUCHIES.map((_, index) => [DUCHIES.length + index]);
