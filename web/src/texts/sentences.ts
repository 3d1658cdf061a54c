import type { Room } from '@ludoteca/games';
import type { Lang } from '@ludoteca/text';

type Sentences = Readonly<Record<string, string>>;

/** Every file of sentences of every game; only those asked for are fetched. */
const files = import.meta.glob<Sentences>('../../../games/*/src/text/*.json', { import: 'default', query: '?sentences' });

async function gather(game: string, lang: Lang, wanted: (part: string) => boolean): Promise<Sentences> {
  const parts = Object.entries(files).flatMap(([path, load]) => {
    const [, folder, part = '', spoken] = /games\/([^/]+)\/src\/text\/([\w-]+)\.(\w+)\.json$/.exec(path) ?? [];
    return folder === game && spoken === lang && wanted(part) ? [load()] : [];
  });
  return Object.assign({}, ...(await Promise.all(parts)));
}

/** Puts what a game says at its table into its catalogue, and what it says beside its drawn board. */
export async function fillWords({ game, text }: Room, lang: Lang): Promise<void> {
  const { id } = game.meta;
  const [words, drawn] = await Promise.all([
    gather(id, lang, (part) => part !== 'rules' && part !== 'drawn'),
    gather(id, lang, (part) => part === 'drawn'),
  ]);
  Object.assign(text.catalogues[lang], words);
  Object.assign(text.drawn?.[lang] ?? {}, drawn);
}

/** Puts in the sentences of the rules, which are needed when somebody asks why. */
export async function fillRules({ game, text }: Room, lang: Lang): Promise<void> {
  Object.assign(text.rules[lang], await gather(game.meta.id, lang, (part) => part === 'rules'));
}
