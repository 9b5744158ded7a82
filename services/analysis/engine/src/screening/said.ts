import type { EducationFacts, ResumeFacts } from '../report.js';
import { type BlindInput, blindOf, type MaskKind } from './blind.js';
import type { ReadFact } from './reading.js';

/** What a person wrote about the reading of their own résumé. */
export interface Said {
  /** The fact that it corrects; null for a line, and for what is missing. */
  readonly fact: string | null;
  /** What was read, or the line. */
  readonly was: string | null;
  readonly text: string;
}

/** A corrected fact that is nothing but who somebody is. */
const identities: Readonly<Record<string, MaskKind>> = {
  full_name: 'name',
  email: 'contact',
  phone: 'contact',
  link: 'link',
};

const named = String.raw`\p{Lu}[\p{L}\p{M}'’.-]*(?:[ \u00a0]\p{Lu}[\p{L}\p{M}'’.-]*){0,6}`;
/** `My name is Jane Doe`, `Em tên là Nguyễn Văn An`, `Họ tên: Nguyễn Văn An`. */
const introduction = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:(?:[Mm]y|[Tt]he) (?:(?:full|real|right|correct|legal|first|last) )?name (?:is|should be)|[Ii]['’]?(?: a)?m called|[Cc]all me|(?:[Hh]ọ )?[Tt]ên (?:(?:đầy đủ|thật|đúng) )?(?:(?:của )?(?:tôi|em|mình|cháu|tui) )?(?:là|phải là)|(?:[Tt]ôi|[Ee]m|[Mm]ình) tên(?: là)?|(?:(?:[Hh]ọ (?:và )?)?[Tt]ên|(?:[Ff]ull )?[Nn]ame)(?= ?[:：]))[ \u00a0:：]+(?<name>${named})`,
  'gu',
);
const introduced = (text: string): string[] =>
  [...text.matchAll(introduction)].map(({ groups }) => groups?.['name'] ?? '');

const noStudy: EducationFacts = {
  degree: null,
  field: null,
  institution: null,
  gpa: null,
  start: null,
  end: null,
  dates: null,
};

/** What a corrected study says may be a school or its years; what says more than that is not taken for one. */
const studiesIn = (text: string): EducationFacts[] => [
  { ...noStudy, dates: text },
  ...text.split(/\s*[,;|·\n]\s*|\s[–—-]\s/u).map((institution) => ({ ...noStudy, institution })),
];

const withoutBrackets = (text: string): string => text.replace(/[⟦⟧]/gu, '');

/**
 * How to show what a person wrote about themselves without showing who they are: a correction may say what the résumé, as it was
 * read, does not. `all` are those that stand: a name in one of them is a name in the others.
 */
export function blindOfSaid(
  { facts, text, ...input }: BlindInput,
  read: readonly ReadFact[],
  all: readonly Said[],
): (said: Said) => { readonly was: string | null; readonly text: string } {
  const factOf = ({ fact }: Said): ReadFact | undefined => read.find(({ id }) => id === fact);
  const fieldOf = (said: Said): string | undefined => factOf(said)?.values[0]?.field;
  const names = all.flatMap((said) => (fieldOf(said) === 'full_name' ? [said.text] : introduced(said.text)));
  const plain = withoutBrackets(text);
  const base = blindOf({ ...input, facts, text });
  const maskAs = (known: ResumeFacts, said: string): string =>
    blindOf({ ...input, facts: known, text: plain }).mask(said);
  const withName = (full_name: string): ResumeFacts => ({
    ...facts,
    contact: { ...facts.contact, full_name },
  });
  const mask = (written: string): string =>
    names.reduce((masked, name) => maskAs(withName(name), masked), base.mask(withoutBrackets(written)));
  const maskText = (said: Said): string => {
    const fact = factOf(said);
    const identity = identities[fieldOf(said) ?? ''];
    if (fact?.part === 'contact' && identity) return `⟦${identity}⟧`;
    const masked = mask(said.text);
    if (fact?.part === 'contact')
      return maskAs({ ...facts, contact: { ...facts.contact, location: said.text } }, masked);
    if (fact?.part === 'education')
      return maskAs({ ...facts, education: [...facts.education, ...studiesIn(said.text)] }, masked);
    return masked;
  };
  return (said) => ({
    was: said.was === null ? null : mask(said.was),
    text: said.text === '' ? '' : maskText(said),
  });
}
