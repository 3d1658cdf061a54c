/* Finds the system's Chromium, or installs it with apt when this process may. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/** The path of a Chromium; CHROMIUM in the environment comes first. */
export function ensureChromium() {
  const given = process.env.CHROMIUM;
  if (given !== undefined && existsSync(given)) return given;
  const found = PLACES.find(existsSync);
  if (found !== undefined) return found;
  console.log('Installing Chromium for the browser tests (once) …');
  for (const args of [['update'], ['install', '-y', 'chromium']]) spawnSync('apt-get', args, { stdio: 'inherit' });
  const installed = PLACES.find(existsSync);
  if (installed === undefined) throw new Error('no Chromium: install it, or set CHROMIUM to its path');
  return installed;
}
