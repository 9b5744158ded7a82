import { fold } from '../text/fold.js';
import { stemOf } from '../text/stems.js';
import { tokenize } from '../text/tokens.js';

/** Words that a demand is wrapped in and that name nothing by themselves. */
const wrapping = new Set(
  `a an the and or of in on at to for with by from as is are be been being have has having it its this that these those etc eg ie per via
  your our their other others any all some more most very well such like similar related relevant equivalent various different new
  experience experienced knowledge understanding skill skills ability able proficiency proficient familiarity familiar expertise expert
  strong good excellent solid deep great proven hands-on working basic advanced fluent fluency exposure background competency
  competencies capable comfortable demonstrated track record minimum least plus preferred required requirement must should will can using use
  used including include field fields area areas environment environments tool tools software system systems application applications program
  programs platform platforms technique techniques method methods practice practices principle principles concept concepts level
  years year previous prior practical professional high highly quality effective effectively ensure support
  và hoặc của các những cho với trong ngoài tại ở về từ đến là có được bị một số khác như theo bằng khi để này đó tốt khá giỏi
  kinh nghiệm kiến thức hiểu biết kỹ năng khả năng thành thạo sử dụng biết am nắm vững thông rõ làm việc công tác vận dụng từng
  phần mềm công cụ hệ thống liên quan tương đương tối thiểu ít nhất trở lên ưu tiên yêu cầu cơ bản chuyên sâu đã phải cần ứng viên đọc lập`
    .split(/\s+/)
    .filter((word) => !['đọc', 'lập'].includes(word)),
);

export interface PhraseWord {
  readonly start: number;
  readonly end: number;
  readonly stem: string;
  readonly folded: string;
}

export function wordsOf(text: string): PhraseWord[] {
  return tokenize(text).map(({ start, end, key }) => ({ start, end, stem: stemOf(key), folded: fold(key) }));
}

/** The words of a phrase that carry its meaning; all of them where nothing else is left. */
export function contentWords(phrase: string): PhraseWord[] {
  const words = tokenize(phrase);
  const telling = words.filter(({ key }) => !wrapping.has(key));
  const kept = telling.length > 0 ? telling : words;
  return kept.map(({ start, end, key }) => ({ start, end, stem: stemOf(key), folded: fold(key) }));
}
