import { topicsOf } from '../premium/duties.js';
import type { PremiumReport } from '../premium/premium-report.js';
import { contentWords } from '../match/phrase-words.js';
import { sentencesOf } from '../text/sentences.js';
import { employersOf, spaced } from './employers.js';
import { type Figure, figuresIn } from './figures.js';
import type { FigureClash, Question } from './interview.js';

const clashesMax = 3;
/** Two sentences speak of one thing where they share so many words more than what is counted. */
const sharedMin = 3;
/** The same within the position that the answer names or that was asked about. */
const sharedAtPlaceMin = 1;

/** "The first 40 of them" is a part and not the number of all, and "a few hundred" is no number. */
const part =
  /(?<!\p{L})(?:first|last|other|another|only|half|each|every|of (?:the|these|them)|thêm|trong (?:đó|số)|mỗi|từng|chỉ|mấy|vài|hàng|a few|several|(?:còn )?(?:thiếu|nợ))\s+$/iu;
/** "Two new hands" and "the last four" are some of them, in words behind the number. */
const some =
  /^\s*(?:\p{L}+\s+){0,2}?(?:mới|khác|nữa|còn lại|đầu tiên|cuối cùng|to go|left|missing|outstanding|of (?:them|whom|these|those))(?!\p{L})/iu;
/** Spans of time and shares are told of everything; only their sentence says of what. */
const anyThing =
  /^(?:%|minutes?|hours?|days?|weeks?|months?|years?|times|giờ|phút|tiếng|ngày|tuần|tháng|năm|lần|buổi)$/u;

/** What somebody did alone, or of one part of the whole, is no number of all. */
const ofSome =
  /(?<!\p{L})(?:the rest|the (?:smallest|biggest|largest|newest)|took over|taken over|(?:nhỏ|lớn|mới) nhất|myself|my (?:own )?(?:part|half|share)|phần còn lại|còn lại|riêng (?:em|tôi|mình)|tự tay|phần (?:của )?(?:em|tôi|mình))(?!\p{L})/iu;

interface Told {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly figures: readonly Figure[];
  readonly topics: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/** "From 4,100 to 1,260 rules": what the second counts, the first counts too. */
const between = /^\s*(?:(?:down |up )?to|and|or|xuống|lên|còn|xuống còn|lên đến|đến|tới|thành|–|-|→)\s*$/iu;
const withNouns = (text: string, figures: readonly Figure[]): Figure[] =>
  figures.map((figure, i) => {
    const next = figures[i + 1];
    const isOpen = next !== undefined && figure.of === '' && between.test(text.slice(figure.end, next.start));
    return isOpen ? { ...figure, of: next.of } : figure;
  });

function toldIn(text: string, from = 0): Told[] {
  let at = from;
  return text.split('\n').flatMap((line) => {
    const sentences = sentencesOf(line, at);
    at += line.length + 1;
    return sentences.map((one) => ({
      start: one.start,
      end: one.end,
      text: one.text,
      figures: withNouns(one.text, figuresIn(one.text)).filter(
        ({ start, end }) => !part.test(one.text.slice(0, start)) && !some.test(one.text.slice(end)),
      ),
      topics: topicsOf(one.text),
      words: new Set(contentWords(one.text).map(({ stem }) => stem)),
    }));
  });
}

/** "Nearly two thousand parts" are the 1,900 of the résumé. */
const rounded =
  /(?<!\p{L})(?:about|around|roughly|nearly|almost|some|over|under|more than|less than|up to|khoảng|chừng|gần|hơn|trên|dưới|cỡ|tầm|ngót)\s+$/iu;
const roundedShareMax = 0.1;
const roundMin = 20;
const isRounded = (text: string, { start, number }: Figure): boolean =>
  (Number(number) >= roundMin && Number(number) % 10 === 0) || rounded.test(text.slice(0, start));
const isNear = (a: Figure, b: Figure): boolean =>
  a.of === b.of && Math.abs(Number(a.number) - Number(b.number)) <= roundedShareMax * Number(b.number);

const differing = (a: readonly Figure[], b: readonly Figure[]): Figure[] =>
  a.filter(
    (said) =>
      said.of !== '' &&
      b.some(({ of, number }) => of === said.of && number !== said.number) &&
      !b.some(({ of, number }) => of === said.of && number === said.number),
  );

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): string[] =>
  [...a].filter((word) => b.has(word));

/** People call a long name by its first words; that tells at least where the line does not belong. */
const shortNameWords = 2;

/** Lines of the positions whose employer the answer names, and the line that was asked about. */
function placesOf(answer: string, report: PremiumReport, { quotes, code }: Question) {
  const employers = employersOf(report);
  const said = ` ${spaced(answer)} `;
  const called = employers.flatMap(({ start, end, name }) => {
    const isNamed = name !== '' && said.includes(` ${name} `);
    const isCalled = isNamed || said.includes(` ${name.split(' ', shortNameWords).join(' ')} `);
    return isCalled && name !== '' ? [{ start, end, isNamed }] : [];
  });
  const named = called.filter(({ isNamed }) => isNamed);
  const asked = code === 'depth' ? quotes : [];
  const isAt = ({ start, end }: Told): boolean =>
    named.some((one) => start >= one.start && start < one.end) ||
    asked.some((one) => start < one.end && end > one.start);
  const first = employers[0]?.start ?? Infinity;
  // An answer about one employer is no other figure for what was done at another.
  const isElsewhere = ({ start, end }: Told): boolean =>
    called.length > 0 &&
    start >= first &&
    ![...called, ...asked].some((one) => start < one.end && end > one.start);
  const isNewest = ({ start }: Told): boolean =>
    employers.some((one) => one.isNewest && start >= one.start && start < one.end);
  return { isAt, isElsewhere, isNewest };
}

/** Of what is so today. */
const now = /(?<!\p{L})(?:today|now|currently|at the moment|at present|hiện|đang|bây giờ)(?!\p{L})/iu;

/** Two things counted in one sentence, each more than the line has of both, are no part of those. */
const isMoreOfAll = (said: Told, line: Told, of: readonly Figure[]): boolean =>
  new Set(
    of
      .filter((one) => one.of !== '' && !anyThing.test(one.of))
      .filter((one) =>
        line.figures.every((other) => other.of !== one.of || Number(one.number) > Number(other.number)),
      )
      .map((one) => one.of),
  ).size >= 2 && said.figures.length >= 2;

/** Two things of which a sentence counts more than any line of the résumé does; one alone may be of another place. */
const moreThanWritten = (said: Told, all: readonly Figure[], known: ReadonlySet<string>): Figure[] => {
  const more = said.figures.filter((figure) => {
    const same = all.filter(({ of }) => of !== '' && of === figure.of && !anyThing.test(of));
    return (
      same.length > 0 &&
      !known.has(figure.number) &&
      same.every((one) => Number(figure.number) > Number(one.number) && !isNear(figure, one))
    );
  });
  return new Set(more.map(({ of }) => of)).size >= 2 ? more : [];
};

/** Figures said otherwise than the résumé writes them, where both sentences speak of the same thing. */
export function clashesIn(answer: string, report: PremiumReport, question: Question): FigureClash[] {
  const written = toldIn(report.documents.resume).filter(({ figures }) => figures.length > 0);
  const numbers = new Set(figuresIn(answer).map(({ number, of }) => `${number} ${of}`));
  const { isAt, isElsewhere, isNewest } = placesOf(answer, report, question);
  const all = written.flatMap(({ figures }) => figures);
  // A number that the résumé gives anywhere is known, whatever it counts there.
  const known = new Set(figuresIn(report.documents.resume).map(({ number }) => number));
  const isClash = (said: Told, line: Told): boolean => {
    // So is one that the answer gives elsewhere as the résumé does.
    const figures = differing(said.figures, line.figures).filter((figure) => {
      const { of, number } = figure;
      const near = isRounded(said.text, figure) && all.some((one) => isNear(figure, one));
      const isKnown = known.has(number) || (!anyThing.test(of) && near);
      return !isKnown && !line.figures.some((one) => one.of === of && numbers.has(`${one.number} ${of}`));
    });
    if (figures.length === 0 || isElsewhere(line)) return false;
    const isSame = isAt(line) || (now.test(said.text) && isNewest(line));
    if (isSame && isMoreOfAll(said, line, figures)) return true;
    if (ofSome.test(said.text)) return false;
    if (shared(said.topics, line.topics).length >= sharedMin) return true;
    const counted = new Set(figures.map(({ of }) => of).filter((of) => !anyThing.test(of)));
    const words = shared(said.words, line.words).filter(
      (word) => ![...counted].some((of) => of.startsWith(word)),
    );
    return counted.size > 0 && isAt(line) && words.length >= sharedAtPlaceMin;
  };
  return toldIn(answer)
    .flatMap((said) => {
      const [more] = moreThanWritten(said, all, known);
      const line =
        written.find((one) => isClash(said, one)) ??
        written.find(({ figures }) => more && figures.some(({ of }) => of === more.of));
      if (!line) return [];
      return [
        {
          said: { start: said.start, end: said.end, quote: said.text },
          written: { start: line.start, end: line.end, quote: line.text },
        },
      ];
    })
    .slice(0, clashesMax);
}
