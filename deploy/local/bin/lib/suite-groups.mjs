// Several suites in one: what they import is loaded once for all of them, which is most of what a short suite costs.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './prepare.mjs';

/** Small enough that two workers end at about the same time, and that a worker does not keep too much. */
const suitesMax = 12;
/** Who replaces a module needs it not to be loaded yet; who waits at the top level cannot be required. */
const isAlone = (file) => /\bunstable_mockModule\(|^const [^=]+= await /m.test(readFileSync(file, 'utf8'));

/** The package a file belongs to: suites of one package import the same things. */
function packageOf(file) {
  let folder = dirname(file);
  while (folder !== root && !existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

/** Lists of suites that run as one, each in the order of their paths. */
function groupsOf(files) {
  const groups = [];
  const open = new Map();
  for (const file of files.toSorted()) {
    const home = isAlone(file) ? file : packageOf(file);
    const group = open.get(home) ?? [];
    if (group.push(file) === 1) groups.push(group);
    open.set(home, group.length < suitesMax ? group : []);
  }
  return groups;
}

const path = (file) => JSON.stringify(file);
/** A failed test is named by its own suite's file. */
const inOne = (file) => `describe(${path(relative(root, file))}, () => void require(${path(file)}));\n`;

/** Writes one suite for each list into `folder`. */
export function writeGroups(folder, files) {
  mkdirSync(folder, { recursive: true });
  for (const [index, group] of groupsOf(files).entries()) {
    const [first] = group;
    const [kind, content] = isAlone(first)
      ? ['mjs', `await import(${path(first)});\n`]
      : ['cjs', group.map(inOne).join('')];
    writeFileSync(join(folder, `${index}.spec.${kind}`), content);
  }
}
