/** The pages of the client with what their addresses carry. */
export type Route =
  | { readonly page: 'shelf' | 'me' | 'stories' | 'credits' | 'position' | 'open' | 'nowhere' }
  | { readonly page: 'setup' | 'rules'; readonly game: string }
  | { readonly page: 'guide'; readonly game: string; readonly part: string | undefined }
  | { readonly page: 'table'; readonly id: string; readonly link: string | undefined }
  | { readonly page: 'local' | 'invite' | 'embed'; readonly id: string }
  | {
      readonly page: 'replay';
      readonly source: 'local' | 'table' | 'shared' | 'file';
      readonly id: string;
      readonly review: boolean;
      readonly link: string | undefined;
    };

const PLAIN = { '': 'shelf', me: 'me', stories: 'stories', credits: 'credits', position: 'position', replay: 'open' } as const;

/** Reads an address. Unknown ones lead nowhere, which has a page of its own. */
function routeOf(path: string, search = ''): Route {
  const [head = '', first, second, ...rest] = path
    .replace(/^\/+|\/+$/g, '')
    .split('/')
    .map(decoded);
  if (rest.length > 0) return { page: 'nowhere' };
  if (first === undefined) return Object.hasOwn(PLAIN, head) ? { page: PLAIN[head as keyof typeof PLAIN] } : { page: 'nowhere' };
  if (head === 'replay' && (first === 'local' || first === 'table' || first === 'file') && second !== undefined)
    return { page: 'replay', source: first, id: second, ...replayWish(search) };
  if (second !== undefined) return { page: 'nowhere' };
  if (head === 'play' || head === 'rules') return { page: head === 'play' ? 'setup' : head, game: first };
  if (head === 'guide') return { page: 'guide', game: first, part: new URLSearchParams(search).get('part') ?? undefined };
  if (head === 'table') return { page: 'table', id: first, link: new URLSearchParams(search).get('link') ?? undefined };
  if (head === 'local') return { page: 'local', id: first };
  if (head === 'p') return { page: 'replay', source: 'shared', id: first, ...replayWish(search) };
  if (head === 'embed') return { page: 'embed', id: first };
  if (head === 'join') return { page: 'invite', id: first };
  return { page: 'nowhere' };
}

function replayWish(search: string): { review: boolean; link: string | undefined } {
  const asked = new URLSearchParams(search);
  return { review: asked.has('review'), link: asked.get('link') ?? undefined };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname, location.search));

  /** Goes to an address of the client. */
  go(path: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', path);
    else history.replaceState(null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  read(): void {
    this.route = routeOf(location.pathname, location.search);
  }

  /** Handles plain clicks on our own links without reloading the page. */
  follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (link === null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/') || link.hash !== '') return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
addEventListener('popstate', () => router.read());
