import type { SectionKind } from '../catalogue/section-headings.js';
import { languageNamed } from '../catalogue/languages.js';
import type { Block } from '../layout/read-text.js';
import { sentencesOf } from '../text/sentences.js';
import type { ListedEntry } from './lists.js';
import { part } from './prose.js';
import type { Section } from './sections.js';

// Certificates, prizes and the like that are told in sentences under a heading which says nothing of them.

type ToldKind = 'certifications' | 'awards' | 'activities' | 'interests';

const sentenceCharsMax = 140;

/** What somebody does not hold, does not hold yet, or only wishes for. */
const denied =
  /(?<!\p{L})(?:no|not|never|without|none|yet|plan|planning|hope|want|wish|would|apply|application|chưa|không|sẽ|muốn|mong|dự định|đang (?:học|thi|theo|ôn))(?!\p{L})/iu;

const patterns: readonly (readonly [ToldKind, RegExp])[] = [
  [
    'awards',
    /(?<!\p{L})(?:chiến sĩ thi đua|lao động (?:tiên tiến|giỏi)|bằng khen|giấy khen|sáng kiến (?:cấp|được)|(?:đạt|được|đoạt|giành) (?:danh hiệu|giải)|giải (?:nhất|nhì|ba|khuyến khích)|employee of the (?:month|quarter|year)|(?:first|second|third) (?:prize|place)|(?:won|awarded|received) (?:an?|the) (?:\S+ ){0,4}(?:award|prize|medal)|runner-up)(?!\p{L})/iu,
  ],
  [
    'certifications',
    /(?<!\p{L})(?:first[- ]aid(?:er)?|(?:driv(?:er['’]?s?|ing)|full|clean|valid|forklift|[bc]1?e?|class \p{Lu}|manual) licen[cs]e|licen[cs]e (?:class|category)|(?:white|cscs|green|safety) card|enhanced dbs|dbs (?:check|certificate)|(?:hgv|lgv|cpc|forklift|counterbalance) (?:ticket|certificate)|certified(?= \p{L}+)|certificate (?:in|of)|chartered \p{L}+|registered (?:with|nurse|engineer|pharmacist|electrician)|(?:bằng|giấy phép) lái(?: xe)?|gplx|chứng chỉ|chứng nhận|thẻ (?:an toàn|hành nghề|hướng dẫn viên)|sơ cấp cứu)(?!\p{L})/iu,
  ],
  [
    'activities',
    /(?<!\p{L})(?:hiến máu|tình nguyện|thiện nguyện|từ thiện|volunteer(?:ed|ing)?|blood donor|unpaid|fundrais\p{L}+|coach of|treasurer of|member of)(?!\p{L})/iu,
  ],
  [
    'interests',
    /^(?:(?:tôi|em|mình) )?(?:rất )?(?:thích|mê|yêu thích) |^(?:i )?(?:enjoy|love|like) (?=\p{Ll}+ing)/iu,
  ],
];

const kindOf = (text: string): ToldKind | null =>
  text.length > sentenceCharsMax || denied.test(text)
    ? null
    : (patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null);

const entryOf = ({ text, start, end }: Block): ListedEntry => ({
  text: text.replace(/[.;]$/u, ''),
  start,
  end: /[.;]$/u.test(text) ? end - 1 : end,
  dates: null,
});

/** The sentences of a block, one of them where nothing parts it. */
const sentencesAsBlocks = (block: Block): Block[] =>
  block.cells.flatMap((cell) =>
    sentencesOf(cell.text, cell.start - block.start).map(({ start, end }) => part(block, start, end)),
  );

const unclaimed: ReadonlySet<SectionKind> = new Set(['other']);

/** What the sentences of sections that no kind takes tell of certificates, prizes, unpaid work and likings. */
export const toldEntries = (sections: readonly Section[], kind: ToldKind): ListedEntry[] =>
  sections
    .filter((section) => unclaimed.has(section.kind))
    .flatMap(({ blocks }) => blocks.flatMap(sentencesAsBlocks))
    .filter(({ text }) => kindOf(text) === kind)
    .map(entryOf);

/** `English (mother tongue), Irish (fluent)` below a heading that no list knows: languages, each with how well. */
export function listsLanguages(text: string): boolean {
  const pieces = text.split(/[,;|·•](?![^()]*\))/u).map((piece) => piece.trim());
  return pieces.length > 1 && pieces.every((piece) => piece.startsWith(languageNamed(piece)?.name ?? '\n'));
}
