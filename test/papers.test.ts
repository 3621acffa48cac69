import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Every file that is in the repository or would be after `git add`, by its path from there. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const exists = (path: string) => files.some((file) => file === path || file.startsWith(`${path}/`));
const linesOf = (text: string) => text.trimEnd().split('\n');

const papers = files.filter((file) => /^(README|CONTRIBUTING|docs\/.*)\.md$/.test(file));
/** Written by the build. */
const MADE = 'THIRD-PARTY.md';
const decisions = papers.filter((file) => file.startsWith('docs/decisions/'));
/** What cites: sources, tests and benches, but for this file, which holds the patterns. */
const citing = files.filter(
  (file) => /^(src|test|bench|scripts|public)\/.*\.(tsx?|mjs|js|css)$/.test(file) && file !== 'test/papers.test.ts',
);

describe('the papers', () => {
  test('are there', () => {
    const named = ['README.md', 'CONTRIBUTING.md'];
    const inDocs = ['architecture', 'interface', 'measurements', 'reliability', 'words'].map(
      (name) => `docs/${name}.md`,
    );
    expect(papers).toEqual(expect.arrayContaining([...named, ...inDocs]));
  });

  test('README has 150 lines at most', () => {
    expect(linesOf(read('README.md')).length).toBeLessThanOrEqual(150);
  });

  test.each(papers)('%s names paths that exist', (paper) => {
    const rooms = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
    const spans = [...read(paper).matchAll(/`([^`\s]+)`/g)].map(([, span = '']) => span);
    const paths = spans.filter((span) => rooms.has(span.split('/')[0]) && span.includes('/') && !/[<…*]/.test(span));
    expect(paths.filter((path) => !exists(path.replace(/\/$/, '')))).toEqual([]);
  });

  test.each(papers)('%s links to files that exist', (paper) => {
    const links = [...read(paper).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, target = '']) => target);
    const local = links.filter((target) => !/^[a-z]+:/.test(target));
    expect(local.filter((target) => !exists(join(dirname(paper), target)))).toEqual([]);
  });
});

describe('the architecture', () => {
  const [paper] = papers.filter((file) => file === 'docs/architecture.md').map(read);

  test.each(['src/dashboard', 'src/service'])('names every folder of %s', (above) => {
    const inside = files.filter((file) => file.startsWith(`${above}/`)).map((file) => file.slice(above.length + 1));
    const folders = [...new Set(inside.filter((file) => file.includes('/')).map((file) => file.split('/')[0]))];
    expect(folders.length).toBeGreaterThan(10);
    expect(folders.filter((folder) => paper?.includes(`\`${above}/${folder}\``) !== true)).toEqual([]);
  });
});

describe('a decision', () => {
  test('is one of 40 at most: what is superseded goes, what belongs together is one', () => {
    expect(decisions.length).toBeGreaterThan(0);
    expect(decisions.length).toBeLessThanOrEqual(40);
  });

  test.each(decisions)('%s has a title, a date, and 12 lines at most', (decision) => {
    const lines = linesOf(read(decision));
    expect(lines[0]).toMatch(/^# \S/);
    expect(lines[2]).toMatch(/^\d{4}-\d\d-\d\d(, changed \d{4}-\d\d-\d\d)?\. /);
    expect(lines.length).toBeLessThanOrEqual(12);
  });
});

describe('a citation', () => {
  test('of the interface has its section', () => {
    const sections = new Set(
      [...read('docs/interface.md').matchAll(/^#+ (\d(?:\.\d)?)\.? /gm)].map(([, name]) => name),
    );
    const numbers = String.raw`\d(?:\.\d+)*(?:(?:, | and |; )\d\.\d+(?:\.\d+)*)*`;
    // "(spec 2.4, 4.4)" everywhere; a bare "(2.8, 4.5)" only where the interface is what the file is about.
    const named = new RegExp(String.raw`\bspec,?[\s*]+(?:section )?(${numbers})`, 'g');
    const bare = new RegExp(String.raw` \((?=[2-4]\.)(${numbers})`, 'g');
    const isAboutIt = (file: string) => /^(src|test)\/(contract|service)\//.test(file);
    const cited = citing.flatMap((file) =>
      [named, ...(isAboutIt(file) ? [bare] : [])]
        .flatMap((pattern) => [...read(file).matchAll(pattern)])
        .flatMap(([, list = '']) => list.split(/, | and |; /).map((section) => ({ file, section }))),
    );
    const missing = cited.filter(({ section }) => !sections.has(section.split('.').slice(0, 2).join('.')));
    expect(missing).toEqual([]);
    expect(cited.length).toBeGreaterThan(100);
  });

  test('of a point of 4.3 has that point', () => {
    const [, section = ''] = /^### 4\.3 [^\n]*\n([\s\S]*?)(?=^#)/m.exec(read('docs/interface.md')) ?? [];
    const points = new Set([...section.matchAll(/^(\d+)\. /gm)].map(([, point]) => point));
    const cited = citing.flatMap((file) => [...read(file).matchAll(/\(.*\b4\.3\.(\d)\b/g)].map(([, point]) => point));
    expect(cited.filter((point) => !points.has(point))).toEqual([]);
    expect(cited).not.toEqual([]);
  });

  test('of a paper leads to one that is in the repository', () => {
    const cited = citing.flatMap((file) =>
      [...read(file).matchAll(/(?:[\w-]+\/)*[\w-]+\.md\b/g)].map(([name]) => ({ file, name })),
    );
    expect(cited.filter(({ name }) => !papers.includes(name) && name !== MADE)).toEqual([]);
  });

  test('of what the repository does not hold is none', () => {
    const absent =
      /\bfield[ -]notes\b|\bproduct\.md\b|(?:decided|decision|decisions) in README|README (?:adds|says)|\(README\)/i;
    expect(citing.filter((file) => absent.test(read(file)))).toEqual([]);
  });
});
