import { jobTitleIn, jobTitlesIn } from '../catalogue/job-titles.js';
import { titleMeanings } from '../match/titles-near.js';
import { findName } from '../text/find-name.js';
import type { Resume } from '../resume/parse-resume.js';

const proseWordsMin = 12;

/** True when the résumé holds a summary, under a heading or as a paragraph at its top. */
export function hasSummary({ summary, sections }: Resume): boolean {
  if (summary !== null) return true;
  return sections.some(
    ({ kind, blocks }) =>
      (kind === 'summary' && blocks.length > 0) ||
      (kind === 'contact' &&
        blocks.some(
          ({ text, bullet }) =>
            !bullet && !/@|\d{6}|\t|^[^:]{2,24}:\s/.test(text) && text.split(/\s+/).length >= proseWordsMin,
        )),
  );
}

/** True when a text names a title, or one that means the same. */
export function speaksOf(text: string, title: string): boolean {
  const wanted = jobTitleIn(title);
  if (wanted && jobTitlesIn(text).some((named) => named.id === wanted.id)) return true;
  // "Nhân viên" and "executive" are said of a person, not of a trade.
  const asked = new Set([...titleMeanings(title)].filter((meaning) => meaning !== 'specialist'));
  const said = titleMeanings(text);
  if (asked.size > 0 && [...asked].every((meaning) => said.has(meaning))) return true;
  // `Chuyên viên nhân sự (C&B)` is named by `chuyên viên C&B`.
  const special = /\(([^()]{2,24})\)\s*$/u.exec(title)?.[1];
  return special !== undefined && /^\p{Lu}/u.test(special) && findName(text, special).length > 0;
}
