import { openBrowser, visit } from './support/browser.ts';
import { positionAddress } from '../src/saved/position-link.ts';
import { PROGRESS } from '../../games/catan/src/data/progress.ts';
import { readFileSync } from 'node:fs';
import { serious } from './support/axe.ts';
const names = JSON.parse(readFileSync('games/catan/src/text/names.it.json', 'utf8'));
const src = readFileSync('web/test/catan.browser.ts', 'utf8');
const many = (good: string, count: number): string[] => Array.from({ length: count }, () => good);
const knight = (at: string, active = false) => ({ at, level: 'basic', active });
const scen = (card: string) => ({ game: 'catan', seats: 3, seed: card, options: { mode: 'cities-and-knights', map: 'first-game' }, position: { at: card === 'alchemist' ? 'beforeRoll' : 'action', landings: 1, players: [
 { settlements: ['V10', 'V29'], cities: ['V0'], roads: ['E13', 'E20', 'E28', 'E41'], knights: [knight('V11'), knight('V21', true)], hand: [...many('ore', 4), ...many('grain', 4), ...many('brick', 2), ...many('cloth', 2)], progress: [card] },
 { settlements: ['V35'], cities: ['V5', 'V7'], roads: ['E37', 'E30', 'E29'], knights: [knight('V22')], secret: ['wool', 'wool', 'ore', 'coin'], progress: ['mining'] },
 { settlements: ['V38'], roads: ['E49'], secret: ['paper'] } ] } });
const AFTER: any = { commercialHarbor: ['exchange', 'exchange'], masterMerchant: ['plunder', 'plunder', 'plunder'], roadBuilding: ['road', 'road'], smith: ['promote'], spy: ['steal'], deserter: ['enlist'] };
const b = await openBrowser();
const only = process.argv.slice(2);
const v = await visit(b, 'http://localhost:5311', { prefs: { rendering: 'board' } });
v.page.setDefaultTimeout(8000);
for (const card of PROGRESS) { if (card === 'constitution' || card === 'printer' || (only.length && !only.includes(card))) continue;
 const { page, complaints } = v; complaints.length = 0; let at = 'open';
 try {
  await page.goto('about:blank'); await page.goto(positionAddress({ scenario: scen(card), seat: 0 }));
  const n = PROGRESS.indexOf(card);
  const press = async (sel: string) => { at = sel; const t = page.locator(sel).first(); await t.waitFor(); await t.dispatchEvent('click'); };
  await press(`.board [data-progress="${n}"][data-legal]`);
  const played = page.getByText(`gioca ${names['progress.' + card]}`).first();
  for (let i = 0; i < 5 && (await played.count()) === 0; i++) { await page.waitForTimeout(150); const aim = page.locator(`.board [data-legal="${card}"]:not([data-progress]):not([aria-pressed=true])`); const c = await aim.count(); if (c) await aim.nth(i % 2 === 0 ? 0 : c - 1).dispatchEvent('click'); }
  at = 'played'; await played.waitFor();
  for (const kind of AFTER[card] ?? []) await press(`.board [data-legal="${kind}"]:not([data-supply])`);
  console.log(card, 'ok', complaints.slice(0, 2));
 } catch (e) { console.log(card, 'FAILED at', at, String(e).split('\n')[0], complaints.slice(0, 2)); await page.screenshot({ path: `/tmp/shots/card-${card}.png` }); }
}
if (!only.length) console.log('axe', await serious(v.page));
await b.close();
