import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LIBRARIES } from '../build/packages.mjs';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const flags = (JSON.parse(read('server/flags.json')) as string[]).join(' ');

/** Whether a shell would take a file for this pattern of letters, digits, "*" and "[0-9]". */
function matchesGlob(name: string, pattern: string): boolean {
  return new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(name);
}

/** Every variable the server reads. */
function known(): string[] {
  const [, schema = ''] = /const ENV = z\.object\(\{(.*?)\n\}\);/s.exec(read('server/src/settings.ts')) ?? [];
  return [...schema.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name);
}

describe('the files for operators', () => {
  it('set variables that the server knows', () => {
    const [, house = ''] = /\n {2}house:\n(.*?)\n {4}ports:/s.exec(read('deploy/compose.yaml')) ?? [];
    const compose = [...house.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name);
    const image = [...(/^ENV (.*)$/m.exec(read('deploy/Containerfile'))?.[1] ?? '').matchAll(/([A-Z_]+)=/g)].map(([, name]) => name);
    const unit = [...(/^Environment=(.*)$/m.exec(read('deploy/ludoteca.service'))?.[1] ?? '').matchAll(/([A-Z_]+)=/g)].map(
      ([, name]) => name,
    );
    expect(compose).toContain('DATABASE_URL');
    expect(image).toContain('DATA_DIR');
    expect(unit).toContain('DATA_DIR');
    const all = new Set([...compose, ...image, ...unit]);
    all.delete('NODE_ENV');
    expect([...all].filter((name) => !known().includes(name ?? ''))).toEqual([]);
  });

  it('set nothing that the README does not explain', () => {
    const [, table = ''] = /Settings are environment variables:\n\n(.*?)\n\n/s.exec(read('README.md')) ?? [];
    const explained = [...table.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name);
    const [, house = ''] = /\n {2}house:\n(.*?)\n {4}ports:/s.exec(read('deploy/compose.yaml')) ?? [];
    for (const [, name] of house.matchAll(/^ {6}([A-Z_]+):/gm)) expect(explained).toContain(name);
    expect(explained.filter((name) => !known().includes(name ?? ''))).toEqual([]);
  });

  it('take the program and not the libraries, whose packages are called alike', () => {
    for (const file of ['deploy/Containerfile', 'deploy/README.md']) {
      const [pattern = ''] = /ludoteca-\S*\*\S*\.tgz/.exec(read(file)) ?? [];
      const packed = ['ludoteca-1.2.3.tgz', ...LIBRARIES.map(({ name }) => `ludoteca-${name}-1.2.3.tgz`)];
      expect(packed.filter((name) => matchesGlob(name, pattern))).toEqual(['ludoteca-1.2.3.tgz']);
    }
  });

  it('let the server ask for the addresses of its computer, without which Fastify ends it', () => {
    expect(read('deploy/ludoteca.service')).toMatch(/^RestrictAddressFamilies=.*\bAF_NETLINK\b/m);
  });

  it('start Node with the flags of the server, as npm start does', () => {
    expect(read('deploy/ludoteca.service')).toContain(`ExecStart=/usr/bin/node ${flags} `);
    expect(read('deploy/Containerfile')).toContain(`CMD ["node", "${flags}", `);
    expect((JSON.parse(read('package.json')) as { scripts: { start: string } }).scripts.start).toBe(`exec node ${flags} scripts/start.mjs`);
  });
});
