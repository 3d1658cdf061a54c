import { ensureInstalled, run } from './ensure-installed.mjs';

ensureInstalled();
run(process.execPath, ['cli/bin/ludoteca.js', 'welcome', ...process.argv.slice(2)]);
