import { isCity, isRegion } from '../catalogue/places.js';
import { fold, wordKey } from '../text/fold.js';
import { bareCase, plainLetters } from './letters.js';
import type { Found } from './marks.js';
import { isSaid, namesKnowledge } from './name-words.js';
import type { NamePart } from './names-of.js';

/** A word of a text, with the part of the name that it may be. */
interface Word {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly part: NamePart | null;
}

const anyWord = /\p{L}[\p{L}\p{M}]*(?:['’](?!s(?!\p{L}))\p{L}[\p{L}\p{M}]*)*/gu;
/** `DevikaCV`: words that only their capitals part. */
const humps = /\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}[\p{Lu}\p{M}]*(?!\p{Ll})/gu;

const isBare = (word: string): boolean => fold(word) === word.toLowerCase();

export type Parts = ReadonlyMap<string, readonly NamePart[]>;

export function partsByLetters(names: readonly (readonly NamePart[])[]): Parts {
  const parts = new Map<string, NamePart[]>();
  for (const part of names.flat()) parts.set(part.plain, [...(parts.get(part.plain) ?? []), part]);
  return parts;
}

function partOf(word: string, parts: Parts): NamePart | null {
  const all = parts.get(plainLetters(word));
  if (!all) return null;
  const key = wordKey(word.normalize('NFC')).replace(/[^\p{L}\p{M}]/gu, '');
  return all.find((part) => isBare(word) || part.key === key) ?? null;
}

function wordsOf(text: string, parts: Parts): Word[] {
  return [...text.matchAll(anyWord)].flatMap(({ 0: word, index }) => {
    const part = partOf(word, parts);
    const whole = { start: index, end: index + word.length, text: word, part };
    if (part || !/\p{Ll}\p{Lu}/u.test(word)) return [whole];
    const pieces = [...word.matchAll(humps)].map(({ 0: piece, index: at }) => ({
      start: index + at,
      end: index + at + piece.length,
      text: piece,
      part: partOf(piece, parts),
    }));
    return pieces.some((piece) => piece.part && !piece.part.ordinary) ? pieces : [whole];
  });
}

const cellEnd = /[\n\t|•·;]/u;
const capital = /^\p{Lu}/u;
const markBefore = /\uE000[ -]$/u;
const markAfter = /^[ -]\uE000/u;

/** What says that letters beside a word begin other parts of the name: `Mai N.`, `N.T. Mai`, `M. Nguyen`, `HTT Thảo`. */
interface Initials {
  readonly before: RegExp;
  readonly after: RegExp;
}

function initialsOf(parts: Parts): Initials {
  const letters = [...new Set([...parts.keys()].map((plain) => plain.slice(0, 1).toUpperCase()))].join('');
  const some = `(?:[${letters}]\\.\\s?){1,4}`;
  const all = `[${letters}]{2,4}`;
  return {
    before: new RegExp(`(?:^|[^\\p{L}.])(?:${some}|${all} )$`, 'u'),
    after: new RegExp(`^ (?:${some}|${all})(?!\\p{L})`, 'u'),
  };
}

/** Forms of address, and what says that a name follows. */
const called =
  /(?:^|[^\p{L}])(?:mr|mrs|ms|miss|mx|anh|chị|ông|bà|cô|chú|thầy|bạn|em|tên(?: là)?|tôi là|em là|mình là|name is|named|i am|i['’]m|call(?:ed)? me|gọi (?:tôi|em) là|ký tên|người viết|người làm đơn)[.:,]?\s{1,2}$/iu;
const signs =
  /(?:trân trọng|kính thư|kính đơn|người (?:viết|làm đơn|khai)|ký tên|regards|sincerely|respectfully|yours)[^\p{L}]{0,12}$/iu;
const lookBack = 40;

/** After these a capital word is a thing, a place or a subject. */
const thingsBefore =
  /(?:^|[^\p{L}])(?:môn|tiếng|nước|người|ngôn ngữ|quận|huyện|xã|phường|đường|phố|tỉnh|thành phố|tp|làng|sông|núi|chùa|chợ|cầu|hồ|khu|hãng|phần mềm|hệ thống|thương hiệu|nhãn hàng|công ty|cty|tập đoàn|ngân hàng|trường|nhà hàng|khách sạn|dùng|bằng|tại|ở|trên|với|cho|từ|with|using|via|in|at|from|for|on|to|the|a|an|of|like|and|or|và|hoặc|như)\s$/iu;
/** What somebody does who is spoken of by name. */
const tellsOf =
  /^\s(?:(?:đã|là|có|mong|từng|luôn|sẽ|cũng|rất|hiện|đang|tốt nghiệp|sinh (?:năm|ngày)|cam kết|tin rằng|hy vọng)|(?:is|was|has|had|will|can|joined|worked|works|leads|graduated|studied|lives|speaks|holds|brings|enjoys|loves|speciali[sz]es|started|began))(?!\p{L})/iu;

class Line {
  readonly #text: string;
  readonly #words: readonly Word[];
  readonly #named: readonly boolean[];

  /** `named`: words that are known to belong to a name. */
  constructor(text: string, words: readonly Word[], named: readonly boolean[]) {
    this.#text = text;
    this.#words = words;
    this.#named = named;
  }

  #gap(i: number): string | null {
    const [a, b] = [this.#words[i - 1], this.#words[i]];
    return a && b ? this.#text.slice(a.end, b.start) : null;
  }

  #before(i: number): string {
    const at = this.#words[i]?.start ?? 0;
    return this.#text.slice(Math.max(0, at - lookBack), at);
  }

  #after(i: number): string {
    const at = this.#words[i]?.end ?? 0;
    return this.#text.slice(at, at + lookBack);
  }

  /** `Việt Nam`, `Anh Văn`, `Hòa Bình`: two words that say something else together. */
  #saysElse(i: number): boolean {
    const beside = [i - 1, i].flatMap((at) => {
      const [a, b] = [this.#words[at], this.#words[at + 1]];
      return a && b && this.#gap(at + 1) === ' ' && b.text.length > 1 && a.text.length > 1
        ? [`${a.text} ${b.text}`]
        : [];
    });
    return beside.some(isSaid);
  }

  #besideName(i: number): boolean {
    const near = (gap: string | null): boolean => gap !== null && /^[ -]$/.test(gap);
    return (
      (near(this.#gap(i)) && this.#named[i - 1] === true) ||
      (near(this.#gap(i + 1)) && this.#named[i + 1] === true) ||
      markBefore.test(this.#before(i)) ||
      markAfter.test(this.#after(i))
    );
  }

  #inSentence(i: number): boolean {
    const [before, word, after] = [this.#words[i - 1], this.#words[i], this.#words[i + 1]];
    if (!word || word.text === word.text.toUpperCase()) return false;
    const [left, right] = [this.#gap(i), this.#gap(i + 1)];
    if (after && right === ' ' && capital.test(after.text)) return false;
    if (tellsOf.test(this.#after(i)) && (left === null || /[.!?\n\t|•,:]/.test(left))) return true;
    const continues =
      left !== null && before !== undefined && /^,? $/.test(left) && !capital.test(before.text);
    return continues && !thingsBefore.test(this.#before(i));
  }

  /** True where an ordinary word stands as a part of the name. */
  isName(i: number, { before, after }: Initials): boolean {
    const word = this.#words[i];
    if (!word || !capital.test(word.text) || this.#saysElse(i)) return false;
    if (this.#besideName(i)) return true;
    if (before.test(bareCase(this.#before(i))) || after.test(bareCase(this.#after(i)))) return true;
    const knowledge = namesKnowledge(plainLetters(word.text));
    const [gap, next] = [this.#gap(i + 1), this.#words[i + 1]];
    if (knowledge && next && gap === ' ' && capital.test(next.text)) return false;
    if (called.test(this.#before(i)) || signs.test(this.#before(i))) return true;
    if (!knowledge && /^['’]s(?!\p{L})/u.test(this.#after(i))) return true;
    return !knowledge && !isCity(word.text) && !isRegion(word.text) && this.#inSentence(i);
  }
}

/** Words of a cell that holds nothing but parts of the name. */
function aloneIn(text: string, words: readonly Word[], namesMax: number): Set<number> {
  const alone = new Set<number>();
  let from = 0;
  for (let i = 1; i <= words.length; i += 1) {
    const [a, b] = [words[i - 1], words[i]];
    if (a && b && !cellEnd.test(text.slice(a.end, b.start))) continue;
    const cell = words.slice(from, i);
    const [first, last] = [cell[0], cell.at(-1)];
    const plain = first && last ? text.slice(first.start, last.end) : '';
    const bare = cell.every(({ part }) => part) && cell.length <= namesMax && !/\d/.test(plain);
    const telling = cell.some(({ part }) => part && !namesKnowledge(part.plain));
    if (bare && telling && capital.test(plain) && !isSaid(plain))
      for (let at = from; at < i; at += 1) alone.add(at);
    from = i;
  }
  return alone;
}

/** Finds single parts of a name: those that are no words wherever they stand, the others where they stand as a name. */
export function partFinder(parts: Parts): (text: string, known: readonly Found[]) => Found[] {
  const initials = initialsOf(parts);
  return (text, known) => (parts.size === 0 ? [] : partsIn(text, parts, known, initials));
}

function partsIn(text: string, parts: Parts, known: readonly Found[], initials: Initials): Found[] {
  const words = wordsOf(text, parts);
  const sorted = known.toSorted((a, b) => a.start - b.start);
  let at = 0;
  const named = words.map(({ start, end, part }) => {
    while (at < sorted.length && (sorted[at]?.end ?? 0) <= start) at += 1;
    const inside = (sorted[at]?.start ?? Infinity) < end;
    return inside || (part !== null && !part.ordinary);
  });
  const alone = aloneIn(text, words, parts.size + 1);
  const line = new Line(text, words, named);
  return words.flatMap(({ start, end, part }, i) =>
    part && (!part.ordinary || alone.has(i) || line.isName(i, initials))
      ? [{ start, end, kind: 'name' }]
      : [],
  );
}
