import { PROGRESS } from '../cities-and-knights/data/progress.ts';
import type { MoveKind } from '../rules/types.ts';
import type { IconName } from './art/icons.ts';
import type { Desk } from './desk.svelte.ts';

export type Sheet = 'build' | 'trade' | 'cards' | 'chart' | 'table';

const TABS: readonly { readonly id: Sheet; readonly icon: IconName }[] = [
  { id: 'build', icon: 'smith' },
  { id: 'trade', icon: 'exchange' },
  { id: 'cards', icon: 'helm' },
  { id: 'chart', icon: 'university' },
  { id: 'table', icon: 'bank' },
];

/** What is asked in one's own turn without the island being needed for it. */
const BESIDE: readonly string[] = ['beforeRoll', 'action', 'ckAction', 'talk'];

/** What can be done on a sheet and nowhere else. */
const INSIDE: Readonly<Record<Sheet, readonly MoveKind[]>> = {
  build: ['buy'],
  trade: [],
  cards: ['knight', 'roads', 'plenty', 'monopoly', ...PROGRESS.filter((card) => card !== 'constitution' && card !== 'printer')],
  chart: ['improve'],
  table: [],
};

/** Cards whose choice is made on a sheet once they are held. */
const NAMED: readonly string[] = ['monopoly', 'resourceMonopoly', 'tradeMonopoly', 'merchantFleet', 'alchemist'];
/** Cards that are aimed at another player on the sheet of trade. */
const AIMED: readonly string[] = ['spy', 'deserter', 'masterMerchant', 'exchange'];

/** The sheets of a phone: which one is open, by choice or because something is asked on it. */
export class Sheets {
  private chosen = $state<Sheet | null>(null);
  private readonly desk: Desk;

  constructor(desk: Desk) {
    this.desk = desk;
    // What was looked up goes when the turn ends or the island is asked about.
    $effect(() => {
      if (this.asked !== 'own turn') this.chosen = null;
    });
    // A piece or card that is taken up is put down on the island.
    $effect(() => {
      if (desk.held !== null && !this.isAimed && !this.isNamed) this.chosen = null;
    });
  }

  readonly tabs = $derived.by(() => TABS.filter(({ id }) => id !== 'chart' || this.desk.realm !== undefined));

  private readonly isNamed: boolean = $derived.by(
    () =>
      NAMED.includes(this.desk.held?.kind ?? '') || (['aqueduct', 'yield', 'steal', 'draw'] as const).some((kind) => this.desk.can(kind)),
  );
  readonly isAimed: boolean = $derived.by(() => AIMED.includes(this.desk.held?.kind ?? ''));

  /** The sheet that is open; `ask` is the one for what is asked beside the hand, which comes up by itself. */
  readonly open: Sheet | 'ask' | null = $derived.by(() => {
    const { desk } = this;
    if (desk.picks.task !== null || this.isNamed) return 'ask';
    if (this.isAimed || (desk.trade.talk !== null && desk.choice.question !== null)) return 'trade';
    if (desk.step?.kind === 'surplus' && desk.can('return')) return 'cards';
    return this.chosen ?? (desk.trade.isBegun ? 'trade' : null);
  });

  /** Whose turn it is, and what is asked on the island in one's own. */
  private readonly asked: string = $derived.by(() => {
    const { desk } = this;
    if (desk.open.turn !== desk.view.viewer) return `turn of ${desk.open.turn}`;
    const kind = desk.choice.question === null ? undefined : desk.step?.kind;
    return kind === undefined || BESIDE.includes(kind) ? 'own turn' : kind;
  });

  /** The first thing that waits on a closed sheet. */
  waiting(id: Sheet): MoveKind | undefined {
    return this.open === id || this.desk.held !== null ? undefined : INSIDE[id].find((kind) => this.desk.asks(kind));
  }

  toggle(id: Sheet): void {
    this.chosen = this.open === id ? null : id;
  }

  close(): void {
    this.chosen = null;
    // A sheet that came up by itself goes with what it came up for.
    if (this.isAimed || this.isNamed) this.desk.back();
    else if (this.desk.trade.isBegun) this.desk.trade.clear();
  }
}
