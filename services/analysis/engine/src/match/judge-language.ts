import { languageLevel } from '../catalogue/language-levels.js';
import { languageByFolded, languagesIn } from '../catalogue/languages.js';
import { faded } from '../clause/level.js';
import type { Ask } from '../job/item.js';
import type { Evidence } from '../report.js';
import type { Resume } from '../resume/parse-resume.js';
import { fold } from '../text/fold.js';
import { type Judgement, judged } from './judgement.js';
import { evidenceAt, type Mentions, type Place, stanceIn } from './mentions.js';

type LanguageAsk = Extract<Ask, { type: 'language' }>;

interface Known {
  readonly rank: number | null;
  readonly evidence: Evidence;
  readonly denied: boolean;
  /** A course is still running. */
  readonly learning: boolean;
  /** Only reading is claimed. */
  readonly reading: boolean;
}

const readsOnly =
  /đọc hiểu|đọc (?:được )?(?:tài liệu|chuyên ngành|email|báo|catalogue?|sách|thư)|reading(?: only| knowledge| level| comprehension)|\bread only\b|chỉ đọc/iu;
/** `đọc catalogue, không giao tiếp`: that it is not spoken is said. */
const notSpoken =
  /(?:chưa|không|ngại|yếu)(?: \p{L}+){0,2}? (?:giao tiếp|nghe|nói|viết)(?: được)?|(?:giao tiếp|nghe|nói|viết)(?:,? (?:nghe|nói|viết))* (?:dài )?(?:thì )?(?:còn )?(?:chưa|không|yếu|kém|ngượng)(?: được)?|\b(?:not|don['’]t|cannot|can['’]t|no)(?: \p{L}+){0,2} (?:speak\w*|spoken|writ\w*|convers\w*)/giu;
const speaks =
  /giao tiếp|nghe|nói|viết|speak|spoken|writ|fluent|conversation|communicat|thông thạo|lưu loát/iu;

const withHelp = /từ điển|google dịch|phần mềm dịch|\bdictionar(?:y|ies)\b|\btranslat(?:or|ion app)\b/iu;

/** Tests that name no language by themselves. */
const tests: Readonly<Record<string, RegExp>> = {
  english: /\b(?:ielts|toeic|toefl|cambridge (?:first|advanced)|cae|fce|cpe|vstep)\b/iu,
  japanese: /\b(?:jlpt|nat-test|n[1-5](?=\W|$))\b/iu,
  chinese: /\b(?:hsk|hskk|tocfl)\b/iu,
  korean: /\btopik\b/iu,
  french: /\b(?:delf|dalf|tcf)\b/iu,
  german: /\b(?:goethe|testdaf|telc)\b/iu,
  spanish: /\b(?:dele|siele)\b/iu,
  italian: /\b(?:cils|celi|plida)\b/iu,
  russian: /\btorfl\b/iu,
};

/** `English: business fluent`, `Tiếng Anh – TOEIC 600`: a line of its own, wherever it stands. */
const statesLevel =
  /^(?:\p{Lu}\p{Ll}+|tiếng \p{L}+|ngoại ngữ)\s*[:(–-]\s*[^.]{0,40}(?:fluent|native|mother tongue|business|basic|good|level|proficien|conversation|[abc][12]|ielts|toeic|tốt|khá|giao tiếp|cơ bản|thành thạo)/iu;

const other = /[,;/]|\.\s|\s(?:and|và)\s/u;

/** `French and English, both since childhood`: what stands behind the second is said of the first as well. */
const ofBoth =
  /^(?:tiếng )?\p{L}+(?:,| and| &| và) (?:tiếng )?\p{L}+,? \(?(?:both|all|each|đều|cả hai)(?!\p{L})/iu;

/** The words about one language: up to the next language on the line. */
function aboutAt(folded: string, text: string, start: number, end: number): string {
  const next = languagesIn(folded).find((match) => match.index >= end);
  const to = Math.min(next && !ofBoth.test(text.slice(start)) ? next.index : text.length, end + 70);
  const before = text.slice(Math.max(0, start - 24), start);
  const lead = before.slice(
    Math.max(0, ...[...before.matchAll(new RegExp(other, 'gu'))].map((m) => m.index + 1)),
  );
  return `${lead}${text.slice(start, to)}`;
}

function knownAt(place: Place, next: Place | undefined, ask: LanguageAsk, resume: Resume): Known[] {
  const { text } = place.block;
  const folded = fold(text);
  if (folded.length !== text.length || place.header) return [];
  const found: Known[] = [];
  const at = place.block.start;
  const isSchoolName =
    place.kind === 'education' && !/ngôn ngữ|language/iu.test(text) && !statesLevel.test(text);
  for (const match of isSchoolName ? [] : languagesIn(folded)) {
    if (languageByFolded(match[0].toLowerCase())?.id !== ask.language.id) continue;
    const end = match.index + match[0].length;
    const stance = stanceIn(place, match.index, end);
    const below = next && next.block.text.length < 40 ? next.block.text : '';
    const learning = stance.modality === 'learning' || stance.modality === 'planned';
    const about = aboutAt(folded, text, match.index, end);
    const rank = languageLevel(about)?.rank ?? languageLevel(below)?.rank ?? null;
    const running = (learning && rank === null) || faded.test(text.slice(end, end + 110));
    const reading = readsOnly.test(about) && !speaks.test(about.replace(notSpoken, ''));
    if (stance.modality === 'wished' || stance.holder === 'other') continue;
    const evidence = evidenceAt(at + match.index, at + end, place, resume.read.text);
    found.push({
      rank: running ? 1 : rank,
      evidence,
      denied: stance.polarity === 'denied',
      learning,
      reading,
    });
  }
  // `Cử nhân Ngôn ngữ Anh`: a language that was studied is named, whatever its level.
  const studied = place.kind === 'education' ? fieldOf(ask).exec(text) : null;
  if (studied && found.length === 0)
    found.push({
      rank: null,
      evidence: evidenceAt(
        at + studied.index,
        at + studied.index + studied[0].length,
        place,
        resume.read.text,
      ),
      denied: false,
      learning: false,
      reading: false,
    });
  const test = tests[ask.language.id]?.exec(text);
  const level = test ? languageLevel(text.slice(Math.max(0, test.index - 10))) : null;
  const forgotten =
    test !== null && test !== undefined && faded.test(text.slice(test.index + test[0].length));
  if (
    test &&
    level &&
    !forgotten &&
    ['done', 'lapsed'].includes(stanceIn(place, test.index, test.index + test[0].length).modality)
  )
    found.push({
      rank: level.rank,
      evidence: evidenceAt(at + test.index, at + test.index + test[0].length, place, resume.read.text),
      denied: false,
      learning: false,
      reading: false,
    });
  return found;
}

const fieldOf = ({ language: { en, vi } }: LanguageAsk): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:ngôn ngữ|sư phạm) (?:tiếng )?${vi.replace(/^tiếng /iu, '')}(?!\\p{L})|(?<!\\p{L})${en} (?:language|studies|philology)`,
    'iu',
  );

/** Nobody states the language the whole résumé is written in. */
function byWriting(ask: LanguageAsk, written: string): Judgement {
  if (written === 'vi' && ask.language.id === 'vietnamese')
    return judged('met', 0.9, { code: 'language-native' });
  if (written === 'en' && ask.language.id === 'english')
    return judged('partly', 0.6, { code: 'language-written' });
  return judged('not-found', 0, { code: 'language-none' });
}

const scoredTest =
  /(?<![\p{L}])(?<test>toeic|ielts|toefl|duolingo|pte)\D{0,16}?(?<score>\d{1,3}(?:[.,]\d)?)/iu;

/** `TOEIC 480` where 500 is asked for: one step of CEFR may hold both. */
function isScoreBelow(said: string, sentence: string): boolean {
  const [own, wanted] = [said, sentence].map((text) => scoredTest.exec(text)?.groups);
  const valueOf = (score: string | undefined): number => Number((score ?? '').replace(',', '.'));
  return (
    own?.['test'] !== undefined &&
    own['test'].toLowerCase() === wanted?.['test']?.toLowerCase() &&
    valueOf(own['score']) < valueOf(wanted['score'])
  );
}

export function judgeLanguage(
  ask: LanguageAsk,
  resume: Resume,
  mentions: Mentions,
  written: string,
  sentence = '',
): Judgement {
  const { places } = mentions;
  const all = places.flatMap((place, i) => knownAt(place, places[i + 1], ask, resume));
  const known = all.filter(({ denied }) => !denied).toSorted((a, b) => (b.rank ?? 0) - (a.rank ?? 0));
  const [best] = known;
  if (!best) {
    const [no] = all;
    return no ? judged('not-found', 0, { code: 'denied' }, [no.evidence]) : byWriting(ask, written);
  }
  const { rank, evidence } = best;
  // Who reads it has what a post asks for that wants no more; not with a dictionary beside it.
  if (best.reading && readsOnly.test(sentence) && !speaks.test(sentence))
    return withHelp.test(evidence.quote)
      ? judged('partly', 0.6, { code: 'basic' }, [evidence])
      : judged('met', 0.9, { code: 'language' }, [evidence]);
  const passive = best.reading && all.every(({ reading }) => reading) && speaks.test(sentence);
  const below = judged('partly', 0.5, { code: 'language-below' }, [evidence]);
  if (isScoreBelow(evidence.quote, sentence)) return below;
  const reads = rank !== null && (ask.level === null || rank >= ask.level);
  if (passive && reads) return judged('partly', 0.5, { code: 'language-reading' }, [evidence]);
  if (passive || (best.learning && ask.level === null && (rank ?? 0) <= 3)) return below;
  if (rank !== null && rank <= 2 && (ask.level === null || ask.level > rank))
    return ask.level === null ? judged('partly', 0.5, { code: 'basic' }, [evidence]) : below;
  if (ask.level === null) return judged('met', 1, { code: 'language' }, [evidence]);
  const same = written === 'en' && ask.language.id === 'english';
  if (rank === null && same) return judged('met', 0.9, { code: 'language' }, [evidence]);
  if (rank === null) return judged('partly', 0.6, { code: 'language-no-level' }, [evidence]);
  if (rank >= ask.level) return judged('met', 1, { code: 'language' }, [evidence]);
  return judged('partly', rank >= ask.level - 1 ? 0.6 : 0.3, { code: 'language-below' }, [evidence]);
}
