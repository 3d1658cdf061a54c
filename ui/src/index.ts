export type {
  BoardComponent,
  BoardModule,
  BoardProps,
  BoardSeat,
  BoardTab,
  Choice,
  Guide,
  Lesson,
  Moment,
  Telling,
} from './board/contract.ts';
export { walk } from './board/walk.ts';
export { walkRow } from './board/walk-row.ts';
export { default as Button } from './components/Button.svelte';
export { default as Chip } from './components/Chip.svelte';
export { default as Dialog } from './components/Dialog.svelte';
export { default as ExplainLayer } from './components/ExplainLayer.svelte';
export { default as Field } from './components/Field.svelte';
export { default as Icon } from './components/Icon.svelte';
export { default as LiveRegion } from './components/LiveRegion.svelte';
export { default as Meter } from './components/Meter.svelte';
export { default as Panel } from './components/Panel.svelte';
export { default as Select } from './components/Select.svelte';
export { default as Tabs } from './components/Tabs.svelte';
export { default as Toasts } from './components/Toasts.svelte';
export { default as Toggle } from './components/Toggle.svelte';
export { explain, explainer } from './explain.svelte.ts';
export { type IconName, SIGNS } from './icons/signs.ts';
export { EMBLEMS, type EmblemName, type SeatLook, seatLook } from './seats.ts';
export { toasts } from './toasts.svelte.ts';
export { default as BoxGlow } from './widgets/BoxGlow.svelte';
export { default as Card } from './widgets/Card.svelte';
export { default as Coin } from './widgets/Coin.svelte';
export { default as Die } from './widgets/Die.svelte';
export { default as Emblem } from './widgets/Emblem.svelte';
export { default as GainPill } from './widgets/GainPill.svelte';
export { default as GameIcon } from './widgets/GameIcon.svelte';
export { default as Hex } from './widgets/Hex.svelte';
export { default as HexGlow } from './widgets/HexGlow.svelte';
export { hexCorners, hexMiddle } from './widgets/hex.ts';
export { default as Pawn } from './widgets/Pawn.svelte';
export { default as ScoreFly } from './widgets/ScoreFly.svelte';
export { default as Seal } from './widgets/Seal.svelte';
export { default as SeatMark } from './widgets/SeatMark.svelte';
export type { Shine } from './widgets/shine.ts';
export { default as Tile } from './widgets/Tile.svelte';
export { default as Token } from './widgets/Token.svelte';
