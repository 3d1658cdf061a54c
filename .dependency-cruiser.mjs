/* The one-way street of the house: kernel <- text <- games' rooms <- bots <- cli, bench; kernel, text <- ui <- games' boards <- web. */

const room = '^games/([^/]+)';
/** A folder of the game itself or of one of its expansions. */
const source = (folder) => `${room}/src/[a-z-]*/?${folder}/`;
const anyTest = '/test/';

/** `from` may import only what `allowed` lists (paths in the project; packages and Node modules as `node_modules/…` or builtin). */
const only = (name, comment, from, allowed, extra = {}) => ({
  name,
  comment,
  severity: 'error',
  from,
  to: { pathNot: allowed, ...extra },
});

export default {
  forbidden: [
    { name: 'no-cycles', comment: 'Modules must not import each other in a circle.', severity: 'error', from: {}, to: { circular: true } },
    { name: 'unresolved', comment: 'Every import must lead somewhere.', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('kernel-is-alone', 'The kernel imports nothing but itself.', { path: '^kernel/src/', pathNot: '^kernel/src/testing/' }, [
      '^kernel/src/',
    ]),
    only(
      'kernel-testing',
      "The kernel's test helpers import the kernel and Node only.",
      { path: '^kernel/src/testing/' },
      ['^kernel/src/'],
      {
        dependencyTypesNot: ['core'],
      },
    ),
    {
      name: 'no-testing-in-product',
      comment: 'Test helpers serve tests and the battery only.',
      severity: 'error',
      from: { pathNot: [anyTest, '^kernel/src/(testing|battery)/', '^scripts/'] },
      to: { path: '^kernel/src/testing/' },
    },
    {
      name: 'no-tests-in-product',
      comment: 'Nothing outside the tests imports a test.',
      severity: 'error',
      from: { pathNot: [anyTest] },
      to: { path: '^(kernel|text|ui|bots|web|cli|bench|games/[^/]+)/test/' },
    },
    only('text-below-games', 'The text package imports the kernel and its message formatter only.', { path: '^text/src/' }, [
      '^text/src/',
      '^kernel/src/',
      '^node_modules/(@formatjs/|intl-messageformat/)',
    ]),
    only('data-is-plain', 'Component data imports nothing outside its folder, except types of the kernel.', { path: source('data') }, [
      '^games/$1/src/[a-z-]*/?data/',
      '^kernel/src/',
    ]),
    {
      name: 'data-takes-only-types-of-the-kernel',
      comment: 'Component data may use types of the kernel, nothing that runs.',
      severity: 'error',
      from: { path: source('data') },
      to: { path: '^kernel/src/', dependencyTypesNot: ['type-only'] },
    },
    only('rules', "A game's rules import the kernel and the game's own data.", { path: source('rules') }, [
      '^games/$1/src/[a-z-]*/?(rules|data)/',
      '^kernel/src/',
    ]),
    only('game-text', "A game's text imports the kernel, the text package and the game's own rules and data.", { path: source('text') }, [
      '^games/$1/src/[a-z-]*/?(text|rules|data)/',
      '^kernel/src/',
      '^text/src/',
    ]),
    only('game-bot', "A game's evaluation imports the kernel and the game's own rules and data.", { path: source('bot') }, [
      '^games/$1/src/[a-z-]*/?(bot|rules|data)/',
      '^kernel/src/',
    ]),
    {
      name: 'base-without-expansions',
      comment: 'The rules of a base game never import its expansions; only the files that put a game together name them.',
      severity: 'error',
      from: { path: `${room}/src/(?:rules|data)/`, pathNot: '/src/rules/(index|types|moves|upgrade)\\.ts$' },
      to: { path: '^games/$1/src/(?!(?:rules|data|text|bot|board|shelf)/)[^/]+/' },
    },
    {
      name: 'no-other-game',
      comment: 'A game never imports another game, nor the registry.',
      severity: 'error',
      // games/test looks after all rooms.
      from: { path: `${room}/`, pathNot: '^games/test/' },
      to: { path: '^games/', pathNot: ['^games/$1/', '^games/room\\.ts$'] },
    },
    only('ui', 'What boards and client share imports the kernel and the text package only.', { path: '^ui/src/' }, [
      '^ui/src/',
      '^kernel/src/',
      '^text/src/',
      '^node_modules/(svelte|@fontsource-variable)/',
    ]),
    only('game-board', "A game's board imports the kernel, the text package, ui and the game's own room.", { path: source('board') }, [
      '^games/$1/src/[a-z-]*/?(board|text|rules|data)/',
      '^(kernel|text|ui)/src/',
      '^node_modules/svelte/',
    ]),
    {
      name: 'boards-stay-in-the-browser',
      comment: 'Only games/boards.ts and tests load boards, and only the web client loads games/boards.ts and ui.',
      severity: 'error',
      from: { pathNot: ['^(web|ui)/', '^games/boards\\.ts$', source('shelf'), source('board'), `${room}/test/`] },
      to: { path: ['^(ui|web)/', '^games/boards\\.ts$', '^games/[^/]+/src/(shelf|board)/'] },
    },
    only('boards', 'The shelf of the browser finds covers, boards and guides.', { path: '^games/boards\\.ts$' }, [
      '^games/(boards|lazy|room)\\.ts$',
      '^games/[^/]+/src/(board|shelf)/',
      '^text/src/',
      '^ui/src/',
      '^node_modules/svelte/',
    ]),
    {
      name: 'web-stays-in-the-browser',
      comment: 'The client imports nothing of the server, the command line or Node.',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: ['^(server|cli|bench)/', '^bots/src/(index|pool|arena)'], dependencyTypesNot: ['type-only'] },
    },
    only(
      'registry',
      'The registry names the rooms and imports nothing above them.',
      { path: '^games/[^/]+\\.ts$', pathNot: '^games/boards\\.ts$' },
      ['^games/[^/]+\\.ts$', '^games/[^/]+/src/room\\.ts$', '^kernel/src/', '^text/src/'],
    ),
    only(
      'bots',
      "Bots import the kernel, the registry and the rooms' evaluations.",
      { path: '^bots/src/' },
      ['^bots/src/', '^kernel/src/', '^games/[^/]+\\.ts$', '^games/[^/]+/src/bot/index\\.ts$', '^node_modules/(piscina|tsx)/'],
      { dependencyTypesNot: ['core'] },
    ),
    only(
      'server',
      'The server imports the kernel, the texts, the registry, the bots and its own packages.',
      { path: '^server/src/' },
      ['^server/src/', '^kernel/src/', '^text/src/', '^games/[^/]+\\.ts$', '^bots/src/index\\.ts$', '^(server/)?node_modules/'],
      { dependencyTypesNot: ['core'] },
    ),
    {
      name: 'nothing-above-cli',
      comment: 'The command line imports what lies below it.',
      severity: 'error',
      from: { path: '^cli/' },
      to: { path: '^(bench|scripts)/' },
    },
    {
      name: 'rooms-have-doors',
      comment: 'From outside, a room is entered through its index files.',
      severity: 'error',
      from: { path: '^(bots|cli|bench|web)/', pathNot: anyTest },
      to: { path: '^games/[^/]+/src/', pathNot: '^games/[^/]+/src/(rules|text|bot)/index\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
