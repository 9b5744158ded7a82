import { readFileSync } from 'node:fs';
import { type LineRole, lineRoles } from '@fitfolio/fit-engine/resume/model/roles';
import { type DrawnLine, line } from './drawn/drawn-line.js';
import { asBlocks, type LabelledResume } from './drawn/drawn-resume.js';

/** They show what people do, and count for more than what is drawn by rules. */
const ownWeight = 3;
const largerBy = 3;
/** A sign in front of a line of plain text is its bullet. */
const sign = /^[-–•*+]\s+/u;
const row = /^(h?\p{Lu})([b+#*]*)\|(.*)$/u;

function lineOf(text: string): DrawnLine[] {
  const [, letters = '', looks = '', said = ''] = row.exec(text) ?? [];
  const role = lineRoles.find((each): each is LineRole => each === letters);
  if (role === undefined || said.trim() === '') return [];
  const has = (look: string): boolean => looks.includes(look);
  return [
    line(role, said.replaceAll(/ => ?/gu, '\t').trim().replace(sign, ''), {
      bold: has('b'),
      larger: has('+') ? largerBy : 0,
      heading: has('#'),
      bullet: has('*') || sign.test(said),
    }),
  ];
}

/** A résumé with the name by which it is told apart. */
export interface OwnResume {
  readonly id: string;
  readonly resume: LabelledResume;
}

/** Invented résumés of the project's own, each line with its role and looks, each header with its fields. */
export function ownMarkedResumes(files: readonly string[]): OwnResume[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(/^=== /mu)
      .slice(1)
      .map((block): OwnResume => {
        const [head = '', ...rows] = block.split('\n');
        const [id = '', form] = head.trim().split(/\s+/);
        return { id, resume: { ...asBlocks(rows.flatMap(lineOf), form === 'set'), weight: ownWeight } };
      }),
  );
}
