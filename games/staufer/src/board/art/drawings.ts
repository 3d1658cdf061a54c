/** Shapes that several drawings of this board share, each on a field of its own. */

/** The hooded envoy on 24 × 34, the noble on 30 × 40, a family member on 24 × 26; all stand on their lower edge. */
export const ENVOY_BODY = 'M3.5 32c0-10 2.6-15.6 6-17.6a6 6 0 1 1 5 0c3.4 2 6 7.6 6 17.6Z';
export const ENVOY_SHINE = 'M7 31c0-8 1-13 3-15.5';
export const NOBLE_BODY = 'M2.5 38c0-11 3.4-17 8-19.4A6.2 6.2 0 0 1 9 14.6h12a6.2 6.2 0 0 1-1.5 4c4.6 2.4 8 8.4 8 19.4Z';
export const NOBLE_CROWN = 'M8.6 14.6 7.2 5.6l4 3L15 2.8l3.8 5.8 4-3-1.4 9Z';
export const NOBLE_ERMINE = 'M9.4 20.4c3.4 2.4 7.8 2.4 11.2 0l2 2.4c-4.6 3.2-10.6 3.2-15.2 0Z';
export const FAMILY_BODY =
  'M12 1a4.6 4.6 0 0 1 3.9 7c4.2.7 7.1 2.3 7.1 4.3 0 1.6-2.4 2.1-4.6 2.1.6 3.4 2 6.7 3.6 9.6h-7.6L12 19l-2.4 5H2c1.6-2.9 3-6.2 3.6-9.6-2.2 0-4.6-.5-4.6-2.1 0-2 2.9-3.6 7.1-4.3A4.6 4.6 0 0 1 12 1Z';

/** Charges of the regions' banners on 22 × 24; `light` is filled, `line` drawn in the banner's own colour. */
export const CHARGES: readonly { readonly light: string; readonly line?: string; readonly stroked?: true }[] = [
  { light: 'M11 3.5 5 8v2h1v6h10v-6h1V8Z', line: 'M8 16v-4M11 16v-4M14 16v-4' },
  {
    light:
      'M3 7c2-2 3.5-2 5.3 0s3.5 2 5.3 0 3.4-2 5.4 0M3 11.5c2-2 3.5-2 5.3 0s3.5 2 5.3 0 3.4-2 5.4 0M3 16c2-2 3.5-2 5.3 0s3.5 2 5.3 0 3.4-2 5.4 0',
    stroked: true,
  },
  { light: 'M2 3.5 7 1.5 20 15v4.5h-1.5L2 5.5Z' },
  {
    light: 'M11 3c3.6 2.6 5 5.4 4.4 9.4-.5 2.6-2.2 4.3-4.4 5.4-2.2-1.1-3.9-2.8-4.4-5.4C6 8.4 7.4 5.6 11 3Z',
    line: 'M7 9l8 5M15 9l-8 5M8 6.5l6.6 4M14 6.5l-6.6 4',
  },
  { light: 'M9 2h4v6.5h6v4h-6V20H9v-7.5H3v-4h6Z' },
  {
    light:
      'M10.3 19c.4-4 .4-6.5.2-9-2-.6-4 .1-5.5 2 0-2.6 1.4-4.3 3.5-4.4-1.4-1-3-1-4.6-.2 1-2.2 3.6-2.8 5.7-1 .2-1.6 1.4-2.9 3.4-3-.9.8-1.2 1.9-1 3 2.2-1.5 4.6-.8 5.7 1.3-1.7-.8-3.2-.7-4.5.2 2 .3 3.2 1.9 3.1 4.3-1.3-1.8-3-2.6-4.5-2.2.4 3 .3 6 .2 9Z',
  },
];

/** Distant views of the towns, on 140 × 54, standing on the lower edge. */
export const SKYLINES: readonly string[] = [
  'M0 54V44h14V34h6v10h6V30l4-4 4 4v14h6V26h4c0-9 6-15 13-17l1-5 1 5c7 2 13 8 13 17h4v8h8l3-6 3 6h12V20l5-14 5 14v24h8v-8h14v18Z',
  'M0 54v-6c8-6 16-8 26-9V22h4v-4h4v4h4v-4h4v4h4v10h10V16h3v-4h4v4h5v-4h4v4h5v-4h4v4h3v20h10V26h4v-4h4v4h4v-4h4v4h4v14c8 1 14 4 22 8v6Z',
  'M0 54V42l10-7 10 7v-8l9-7 9 7v6h8V28h4V20h4l5-14 3-8 3 8 5 14h4v8h4v6h16v-4l8-6 8 6v10h8v-6l9-7 9 7v13Z',
  'M0 54V42h18l10-12 10 12h6V24c-3-4-2-8 3-11l1-6 1 6c5 3 6 7 3 11v14h30V24c-3-4-2-8 3-11l1-6 1 6c5 3 6 7 3 11v18h6l10-14 10 14h24v12Z',
  'M0 54V34h5v-4h5v4h6v-4h5v4h5V14h4v-4h5v4h5v-4h5v4h4v22h8v-4h5v4h6v-4h5v4h7V22l14-12 14 12v12h6v-4h5v4h6v-4h5v4h10v20Z',
  'M0 54V42h12c0-7 4-10 8-11 4 1 8 4 8 11h4V28c0-8 5-12 10-13 5 1 10 5 10 13v14h6V30c0-6 4-9 8-10 4 1 8 4 8 10v12h12v-6c1-6 1-9 0-13-4-1-8 1-11 5 0-6 3-9 7-9-3-2-6-2-9 0 2-5 8-6 12-2 0-4 3-6 7-6-2 2-3 4-2 6 4-3 10-1 12 3-4-1-7-1-9 1 4 0 7 4 6 9-2-4-6-6-9-6 1 6 1 12 0 18h16v12Z',
];

/** The purple chest's seal, a star of eight points round (14, 14). */
export const SEAL_STAR = 'M14 9.4l1.3 2 2.3-.5-.4 2.3 2 1.3-2 1.3.4 2.3-2.3-.5-1.3 2-1.3-2-2.3.5.4-2.3-2-1.3 2-1.3-.4-2.3 2.3.5Z';
/** The edge of a wax seal on 32 × 32. */
export const WAX =
  'M16 1l3.2 3.6 4.6-1.5 1.2 4.7 4.7 1.2-1.5 4.6L31.8 16l-3.6 3.2 1.5 4.6-4.7 1.2-1.2 4.7-4.6-1.5L16 31.8l-3.2-3.6-4.6 1.5-1.2-4.7-4.7-1.2 1.5-4.6L.2 16l3.6-3.2-1.5-4.6 4.7-1.2 1.2-4.7 4.6 1.5Z';
/** Two footprints on 20 × 16, for the milestones. */
export const STEPS =
  'M6 3c2-.6 3 1 3 3s-.6 3.4-1.8 3.7C6 10 5 9 4.7 7 4.4 5 4.6 3.4 6 3Zm1.6 7.6c1 0 1.6.7 1.5 1.7s-.8 1.5-1.7 1.4-1.3-.8-1.2-1.7.6-1.4 1.4-1.4ZM14 1c-2-.6-3 1-3 3s.6 3.4 1.8 3.7C14 8 15 7 15.3 5 15.6 3 15.4 1.4 14 1Zm-1.6 7.6c-1 0-1.6.7-1.5 1.7s.8 1.5 1.7 1.4 1.3-.8 1.2-1.7-.6-1.4-1.4-1.4Z';
