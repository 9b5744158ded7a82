import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
// @ts-expect-error a plain script without types
import { newRemote, newService } from '../bin/lib/new.mjs';
import { newTree, remove } from './support/new-tree.js';

let tree: string;
beforeAll(() => {
  tree = newTree();
});
afterAll(() => remove(tree));

/** All that the command could have written. */
const written = (): string[] => [
  ...['.', 'services', 'node_modules/@fitfolio'].flatMap((folder) => readdirSync(join(tree, folder))),
  readFileSync(join(tree, 'package-lock.json'), 'utf8'),
];

describe('npm run new', () => {
  it.each([
    ['Hello', 'Not a remote'],
    ['hello_you', 'Not a remote'],
    ['-hello', 'Not a remote'],
    ['../hello', 'Not a remote'],
    ['', 'Not a remote'],
    ['shop', 'mfe-shop is there already'],
    ['api', '/api is answered by the edge'],
  ])('refuses a remote called "%s", and writes nothing', (name, why) => {
    const before = written();
    expect(() => newRemote(tree, name)).toThrow(why);
    expect(written()).toEqual(before);
  });

  it('refuses a remote whose path is taken, even by a part of it', () => {
    mkdirSync(join(tree, 'mfe-trade/src'), { recursive: true });
    writeFileSync(join(tree, 'mfe-trade/src/remote.ts'), "path: '/market/orders', access: 'user'");
    const before = written();
    expect(() => newRemote(tree, 'market')).toThrow('The path /market belongs to mfe-trade (/market/orders)');
    expect(written()).toEqual(before);
  });

  it.each([
    ['career-plan', 'Not a service'],
    ['9lives', 'Not a service'],
    ['kit', 'services/kit is there already'],
    ['users', '/api/users belongs to the service auth'],
  ])('refuses a service called "%s", and writes nothing', (name, why) => {
    const before = written();
    expect(() => newService(tree, name)).toThrow(why);
    expect(written()).toEqual(before);
  });

  it('names a remote in all its forms, and enters it in the lock', () => {
    expect(newRemote(tree, 'career-plan')).toBe('mfe-career-plan');
    const read = (name: string): string => readFileSync(join(tree, 'mfe-career-plan', name), 'utf8');
    expect(read('src/career-plan/career-plan-page.tsx')).toContain('export function CareerPlanPage()');
    const names = readdirSync(join(tree, 'mfe-career-plan'), { recursive: true, encoding: 'utf8' });
    expect(JSON.parse(read('src/locales/vi.json'))).toMatchObject({ page: { title: 'Career plan' } });
    expect(names.filter((name) => name.includes('example'))).toEqual([]);
    const { packages } = JSON.parse(readFileSync(join(tree, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, object>;
    };
    expect(packages['node_modules/@fitfolio/mfe-career-plan']).toEqual({
      resolved: 'mfe-career-plan',
      link: true,
    });
    expect(() => newRemote(tree, 'career-plan')).toThrow('is there already');
  });
});
