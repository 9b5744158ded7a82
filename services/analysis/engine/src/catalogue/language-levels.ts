/** Levels of a language on the six steps of CEFR (A1 = 1 … C2 = 6). */
export interface LanguageLevel {
  readonly rank: number;
  readonly text: string;
}

const ielts = (score: number): number =>
  score >= 8 ? 6 : score >= 7 ? 5 : score >= 5.5 ? 4 : score >= 4 ? 3 : 2;
const toeic = (score: number): number =>
  score >= 945 ? 5 : score >= 785 ? 4 : score >= 550 ? 3 : score >= 225 ? 2 : 1;
const toefl = (score: number): number =>
  score >= 114 ? 6 : score >= 95 ? 5 : score >= 72 ? 4 : score >= 42 ? 3 : 2;
const value = (text: string): number => Number(text.replace(',', '.'));

const scored: readonly (readonly [RegExp, (score: string) => number])[] = [
  [/ielts\D{0,12}?(\d(?:[.,]\d)?)/i, (s) => ielts(value(s))],
  [/toeic\D{0,12}?(\d{3})/i, (s) => toeic(value(s))],
  [/toefl\D{0,12}?(\d{2,3})/i, (s) => toefl(value(s))],
  [/\b(?:jlpt\s*)?n([1-5])\b/i, (s) => 7 - value(s) - 1],
  [/\bhsk\s*-?\s*([1-6])\b/i, (s) => Math.min(6, value(s))],
  [/\btopik\s*-?\s*([1-6])\b/i, (s) => value(s)],
  [/\b([abc][12])\b/i, (s) => ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'].indexOf(s.toLowerCase()) + 1],
];
const worded: readonly (readonly [RegExp, number])[] = [
  [/native|mother tongue|bản ngữ|tiếng mẹ đẻ/iu, 6],
  [/elementary|basic|beginner|limited|cơ bản|sơ cấp/iu, 2],
  [/fluent|fluency|full professional|bilingual|thông thạo|lưu loát|trôi chảy|thành thạo/iu, 5],
  [/advanced|professional working|excellent|very good|proficien|xuất sắc|nâng cao|rất tốt/iu, 5],
  [
    /upper[- ]intermediate|\bgood\b|strong|working proficiency|giao tiếp tốt|\btốt\b(?!\s+nghiệp)|(?<!\p{L})khá(?!\p{L})/iu,
    4,
  ],
  [/intermediate|conversational|communicat|giao tiếp|trung bình|đọc hiểu|đọc viết/iu, 3],
];

/** The level a phrase names; a test score before words. Null when it names none. */
export function languageLevel(text: string): LanguageLevel | null {
  for (const [pattern, rank] of scored) {
    const match = pattern.exec(text);
    if (match?.[1]) return { rank: rank(match[1]), text: match[0] };
  }
  for (const [pattern, rank] of worded) {
    const match = pattern.exec(text);
    if (match) return { rank, text: match[0] };
  }
  return null;
}
