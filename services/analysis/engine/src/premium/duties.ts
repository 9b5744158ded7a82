import { isField, narrowerThan } from '../catalogue/relations.js';
import { matchSkills, skillById } from '../catalogue/skills.js';
import { isProof } from '../clause/stance.js';
import { type Place, stanceIn } from '../match/mentions.js';
import { contentWords, wordsOf } from '../match/phrase-words.js';
import { tagsIn } from '../job/tag-lines.js';
import { languageOf } from '../text/language.js';
import { fold } from '../text/fold.js';
import { tokenize } from '../text/tokens.js';
import type { Compared } from './compared.js';
import { quoteOf } from './line.js';
import type { Quote } from './premium-report.js';

/** Words of every job: two of them in common say nothing. */
const general = new Set(
  `work team company ensure support business project manage management customer client time day daily task job new staff member
  people service provide help make good high quality need issue process activity related assign department colleague report
  công việc công ty nhân viên khách hàng thực hiện đảm bảo hỗ trợ quản lý theo dõi báo cáo phối hợp bộ phận cấp trên yêu cầu dự án
  phòng ban các bên liên quan xử lý phát sinh hàng ngày tuần tháng sản phẩm dịch vụ chất lượng thời gian`
    .split(/\s+/)
    .map(fold),
);
/** Sentences that tell of the place, not of what is done there. */
const talk =
  /^\W*(?:[\p{L} ]{0,40}\broles?\s(?:at|with)\s\p{Lu}|you(?:['’]re| are)|it(?:['’]s| is)|this is|we(?:['’]re| are)?|our|bạn (?:là|sẽ được)|chúng tôi)(?!\p{L})/iu;
const sharedMin = 2;

/** What a sentence is about: words in English; in Vietnamese pairs of neighbouring syllables, since one syllable is no word. */
export function topicsOf(text: string): Set<string> {
  const words = contentWords(text);
  const vietnamese = languageOf(text) === 'vi';
  if (!vietnamese)
    return new Set(
      words.filter(({ stem, folded }) => !general.has(stem) && !general.has(folded)).map(({ stem }) => stem),
    );
  const pairs = new Set<string>();
  for (const [i, word] of words.entries()) {
    const after = words[i + 1];
    if (!after || after.start - word.end > 1) continue;
    if (general.has(word.folded) && general.has(after.folded)) continue;
    pairs.add(`${word.key} ${after.key}`);
  }
  return pairs;
}

interface Told {
  readonly place: Place;
  readonly words: ReadonlySet<string>;
  readonly pairs: ReadonlySet<string>;
}

function toldAt(place: Place): Told {
  const words = wordsOf(place.block.text);
  return {
    place,
    words: new Set(words.map(({ stem }) => stem)),
    pairs: new Set(words.slice(1).map((word, i) => `${words[i]?.key} ${word.key}`)),
  };
}

/** What the ledger asks for within a duty. */
const inDuty = new Set(['duty', 'skill', 'term']);

const isTool = (skill: string): boolean => skillById.get(skill)?.kind === 'tool';
/** A thing and its kinds: `GitLab CI` is a kind of `CI/CD`. */
const withKinds = (skill: string): string[] => [skill, ...narrowerThan(skill).map(({ id }) => id)];

export interface DutyFound {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly quote: Quote | null;
  /** True where no line shares a word with it. Words of two languages cannot be compared: there it says nothing. */
  readonly silent: boolean;
}

/** Which duties of the post a line of the résumé speaks of, by two of their own words, by a skill they name or by a kind of it. */
export function dutiesOf({ job, mentions, read, score }: Compared): DutyFound[] {
  const title = job.facts.title ?? '';
  const lines = mentions.places
    .filter(({ kind, header }) => !header && (kind === 'experience' || kind === 'projects'))
    .map(toldAt);
  const named = new Set(matchSkills(title, tokenize(title)).map(({ value }) => value.id));
  const spoken = languageOf(read.text);
  return job.duties
    .filter(({ text }) => !talk.test(text) && tagsIn(text) === null)
    .flatMap(({ text, start, end }): DutyFound[] => {
      const topics = [...topicsOf(text)];
      const skillIds = matchSkills(text, tokenize(text))
        .filter(({ value }) => value.kind !== 'soft')
        .map(({ value }) => value.id);
      const alike = languageOf(text) === spoken;
      const near = lines.some(({ words, pairs }) =>
        topics.some((topic) => words.has(topic) || pairs.has(topic)),
      );
      if ((topics.length < sharedMin || !alike) && skillIds.length === 0) return [];
      const bySkill = skillIds
        // That a whole field is named says nothing of one duty.
        .filter((skill) => !named.has(skill) && (isTool(skill) || !isField(skill)))
        .flatMap((skill) => withKinds(skill).flatMap((id) => mentions.of(id)))
        .find(({ place }) => !place.header && (place.kind === 'experience' || place.kind === 'projects'));
      const byWords = lines.find(
        ({ place, words, pairs }) =>
          topics.filter((topic) => words.has(topic) || pairs.has(topic)).length >= sharedMin &&
          isProof(stanceIn(place, 0, place.block.text.length)),
      );
      const place = byWords?.place ?? bySkill?.place;
      const judged = score.terms
        .flatMap(({ members }) => members)
        .filter(({ item }) => inDuty.has(item.ask.type) && item.span.start < end && item.span.end > start)
        .flatMap(({ judgement }) => judgement.evidence)
        .find((one) =>
          lines.some(({ place: { block } }) => block.start <= one.start && block.end > one.start),
        );
      const quote = place ? quoteOf(read, place.block.start, place.block.end) : (judged ?? null);
      const mentioned = skillIds.some((skill) => withKinds(skill).some((id) => mentions.of(id).length > 0));
      return [{ text, start, end, quote, silent: alike && !near && !mentioned }];
    });
}
