import { resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { p } from '@mikro-orm/core';
import ts from 'typescript';
import { columnsOfKind, defineTable, internal, own, primaryKeyOf, secret } from './define-table.js';

const DiaryEntity = defineTable('diary', {
  person: { by: 'userId', leaves: 'delete' },
  columns: {
    id: own(p.uuid().primary()),
    userId: internal(p.uuid()),
    text: own(p.text()),
    lockHash: secret(p.text().nullable()),
  },
});

it('knows what each column is to its person', () => {
  expect(columnsOfKind(DiaryEntity, 'own')).toEqual(['id', 'text']);
  expect(columnsOfKind(DiaryEntity, 'internal')).toEqual(['userId']);
  expect(columnsOfKind(DiaryEntity, 'secret')).toEqual(['lockHash']);
  expect(primaryKeyOf(DiaryEntity)).toEqual(['id']);
});

const planted = (note: string, person = `{ by: 'userId', leaves: 'delete' }`) => `
  import { p } from '@mikro-orm/core';
  import { defineTable, internal, own } from './define-table.js';
  export const PlantedEntity = defineTable('planted', {
    person: ${person},
    columns: { userId: internal(p.uuid().primary()), note: ${note} },
  });`;

/** What the compiler says of each of these texts, were it a file of this folder. */
function compilerSays(texts: readonly string[]): string[] {
  const files = new Map(texts.map((text, i) => [resolve(import.meta.dirname, `planted-${i}.ts`), text]));
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    customConditions: ['source'],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.getSourceFile = (name, language) => {
    const text = files.get(name);
    return text === undefined ? getSourceFile(name, language) : ts.createSourceFile(name, text, language);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].map((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
      .join(' '),
  );
}

it('says what to do about a column that is not declared, and about a table that is nobody’s', () => {
  const [declared, bare, declaredTooEarly, wrongOwner, nobodys] = compilerSays([
    planted('own(p.text())'),
    planted('p.text()'),
    planted('own(p.text()).nullable()'),
    planted('own(p.text())', `{ by: 'owner', leaves: 'delete' }`),
    planted('p.text()', `{ none: 'Prices.' }`),
  ]);
  expect(declared).toBe('');
  expect(bare).toContain('declare this column with own(…), internal(…) or secret(…)');
  expect(declaredTooEarly).toContain('declare this column with');
  expect(wrongOwner).toContain('"owner"');
  expect(nobodys).toBe('');
});
