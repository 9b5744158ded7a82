import type { Phrase } from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import { isStudy, type Study } from './education.js';
import type { Section } from './sections.js';

type Place = Pick<Phrase, 'start' | 'end'>;

/** Where the headings of the sections stand. */
function headingsOf(sections: readonly Section[], blocks: readonly Block[]): Place[] {
  const told = new Set(sections.flatMap((section) => section.blocks.map(({ start }) => start)));
  const titles = sections.map(({ title }) => title).filter((title) => title !== '');
  return blocks
    .filter(({ start }) => !told.has(start))
    .flatMap(({ text, start }) => {
      const title = titles.find((one) => text.startsWith(one));
      return title === undefined ? [] : [{ start, end: start + title.length }];
    });
}

/** `cơ sở II`, `Sunnyside campus`: a part of the school that a comma parts from its name. */
const campus = /^(?:cơ sở|phân hiệu|phân viện)\s\S|^(?:\p{Lu}\S*\s){1,3}campus$/iu;

function withCampus(study: Study, blocks: readonly Block[]): Study {
  const { field, institution } = study;
  if (!field || !institution || !campus.test(field.text)) return study;
  const block = blocks.find(({ start, end }) => start <= institution.start && field.end <= end);
  const between = block?.text.slice(institution.end - block.start, field.start - block.start);
  if (!block || between === undefined || !/^,\s$/u.test(between)) return study;
  const text = block.text.slice(institution.start - block.start, field.end - block.start);
  return { ...study, field: null, institution: { text, start: institution.start, end: field.end } };
}

/** `Bits of paper` above the studies is no school, and `Currently` below them no field: headings name no fact. */
export function withoutHeadings(
  studies: readonly Study[],
  sections: readonly Section[],
  blocks: readonly Block[],
): Study[] {
  const headings = headingsOf(sections, blocks);
  const kept = (phrase: Phrase | null): Phrase | null =>
    phrase && headings.some(({ start, end }) => phrase.start >= start && phrase.end <= end) ? null : phrase;
  return studies.flatMap((study) => {
    const { degree, field, institution, gpa } = study;
    const own = { ...study, degree: kept(degree), field: kept(field), institution: kept(institution) };
    const isSame = own.degree === degree && own.field === field && own.institution === institution;
    if (!isSame && own.degree === null && own.institution === null && own.field === null && gpa === null)
      return [];
    return isSame || isStudy(own) ? [withCampus(own, blocks)] : [];
  });
}
