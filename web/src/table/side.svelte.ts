/** The tabs beside a board: the board's own, the end, log, scores, chat, options. */
export type SideId = 'board' | 'end' | 'log' | 'scores' | 'chat' | 'settings';

const narrow = matchMedia('(max-width: 1199px)');
let drawer = $state(narrow.matches);
narrow.addEventListener('change', ({ matches }) => {
  drawer = matches;
});

/** Whether the panel is a drawer over the board. */
export function isDrawer(): boolean {
  return drawer;
}
