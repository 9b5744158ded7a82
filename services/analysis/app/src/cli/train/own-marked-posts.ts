import { readFileSync } from 'node:fs';
import { plainTextDocument } from '@fitfolio/fit-engine/document';
import { postSentences } from '@fitfolio/fit-engine/job/post-sentences';
import type { RoleCode } from '@fitfolio/fit-engine/job/model/roles';
import { readDocument } from '@fitfolio/fit-engine/layout/read-text';
import { type LabelledPost, lookUp, type MarkedSpan } from './labelled-post.js';

const mark = /\[\[([HSLDCYX]):([^\]]+)\]\]/gu;
const bare = (line: string): string => line.replace(mark, '$2');
/** Enough of a line to find its place again after reading has tidied it. */
const anchorChars = 24;

interface Row {
  readonly role: RoleCode;
  readonly line: string;
}

function rowsOf(block: string): Row[] {
  return block.split('\n').flatMap((raw): Row[] => {
    const [, role, line] = /^([RPDOCLAF])#?\|(.*)$/u.exec(raw) ?? [];
    return line === undefined || line.trim() === '' ? [] : [{ role: role as RoleCode, line }];
  });
}

/** Invented posts of the project's own, each line with its role and the pieces it asks for. */
export function ownMarkedPosts(files: readonly string[]): LabelledPost[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(/^=== /mu)
      .slice(1)
      .map((block): LabelledPost => {
        const [head = ''] = block.split('\n');
        const [id = '', lang] = head.trim().split(/\s+/);
        const rows = rowsOf(block);
        const read = readDocument(plainTextDocument(rows.map(({ line }) => bare(line)).join('\n')));
        const roles = new Map<number, RoleCode>();
        const spans: MarkedSpan[] = [];
        let at = 0;
        for (const { role, line } of rows) {
          const words = bare(line)
            .normalize('NFC')
            .replace(/\s+/g, ' ')
            .replace(/^[^\p{L}\p{N}]+/u, '')
            .trim();
          const found = read.text.indexOf(words.slice(0, anchorChars), at);
          if (found < 0 || words === '') continue;
          roles.set(found, role);
          at = found;
          for (const [, letter = '', quote = ''] of line.matchAll(mark)) {
            const start = read.text.indexOf(quote.normalize('NFC').trim(), at);
            if (start < 0) continue;
            at = start + quote.trim().length;
            spans.push({ start, end: at, letter });
          }
        }
        return {
          id,
          lang: lang === 'vi' ? 'vi' : 'en',
          text: read.text,
          sentences: postSentences(read.blocks),
          spans,
          roleAt: lookUp(roles),
        };
      }),
  );
}
