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
const duolingo = (score: number): number =>
  score >= 150 ? 6 : score >= 125 ? 5 : score >= 95 ? 4 : score >= 60 ? 3 : 2;
const pte = (score: number): number =>
  score >= 85 ? 6 : score >= 76 ? 5 : score >= 59 ? 4 : score >= 43 ? 3 : 2;
const value = (text: string): number => Number(text.replace(',', '.'));

const scored: readonly (readonly [RegExp, (score: string) => number])[] = [
  [/ielts\D{0,12}?(\d(?:[.,]\d)?)/i, (s) => ielts(value(s))],
  [/toeic\D{0,12}?(\d{3})/i, (s) => toeic(value(s))],
  [/toefl\D{0,12}?(\d{2,3})/i, (s) => toefl(value(s))],
  [/duolingo\D{0,16}?(\d{2,3})/i, (s) => duolingo(value(s))],
  [/\bpte\D{0,16}?(\d{2})/i, (s) => pte(value(s))],
  [/vstep\D{0,12}?([2-6])/i, (s) => value(s)],
  [/(?:bậc|bac)\s?([1-6])(?:\s?\/\s?6)?/i, (s) => value(s)],
  [/\btdn\s?([3-5])/i, (s) => value(s) + 1],
  [/\b(?:jlpt\s*)?n([1-5])\b/i, (s) => 7 - value(s) - 1],
  [/\bhsk\D{0,8}?([1-6])\b/i, (s) => Math.min(6, value(s))],
  [/\btopik\D{0,12}?([1-6])\b/i, (s) => value(s)],
  [/\b([abc][12])\b/i, (s) => ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'].indexOf(s.toLowerCase()) + 1],
];
/** The certificates of Vietnam before CEFR, for English and computers alike. */
const national =
  /(?:bằng|chứng chỉ|trình độ|văn bằng|cc)\s(?:(?:tiếng anh|anh văn|ngoại ngữ|quốc gia)\s)?([ABC])(?![\p{L}\d+#])|(?:anh văn|tiếng anh)\s?:?\s(?:bằng\s)?([ABC])(?![\p{L}\d+#])/u;
const nationalRank = (letter: string): number => 2 + 'ABC'.indexOf(letter);

const worded: readonly (readonly [RegExp, number])[] = [
  [
    /native|mother tongue|first language|home language|\(home(?: too)?\)|\((?:nói )?ở nhà\)|(?:from|since) (?:early )?(?:childhood|birth)|spoken at home|bilingual|bản ngữ|tiếng mẹ đẻ|từ nhỏ/iu,
    6,
  ],
  [
    /elementary|basic|beginner|limited|(?:only |just |shop[- ]floor |a (?:few|couple of|handful of) |some |kitchen )(?:words|phrases|sentences)|greetings|survival|simple questions|a (?:little|bit)(?= |$|\)|,)|for ordering|cơ bản|sơ cấp|câu chào|vài từ|bập bẹ|bập bõm|(?<!\p{L})enough (?:\p{L}+ )?to (?:greet|order|shop|ask|get by|get around|say hello)|đủ (?:để )?(?:chào hỏi|hỏi đường|mua bán|gọi món)|(?:vài|mấy|dăm) câu/iu,
    2,
  ],
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
  const certified = national.exec(text);
  const letter = certified?.[1] ?? certified?.[2];
  if (certified && letter) return { rank: nationalRank(letter), text: certified[0] };
  for (const [pattern, rank] of worded) {
    const match = pattern.exec(text);
    if (match) return { rank, text: match[0] };
  }
  return null;
}

/** Tests that examine one language only. */
const tests: readonly (readonly [string, RegExp])[] = [
  [
    'english',
    /\b(?:ielts|toeic|toefl|vstep|pte academic|duolingo english|cambridge english|linguaskill|aptis|cae|fce)\b/i,
  ],
  ['japanese', /\b(?:jlpt|nat-test|j-test)\b/i],
  ['chinese', /\b(?:hsk[1-6]?|tocfl|hskk)\b/i],
  ['korean', /\btopik\b/i],
  ['french', /\b(?:delf|dalf|tcf)\b/i],
  ['german', /\b(?:testdaf|goethe(?:[- ]zertifikat)?|telc deutsch|dsh)\b/i],
  ['spanish', /\b(?:dele|siele)\b/i],
];

/** The language whose test a text names: `JLPT N2` is Japanese. */
export function testedLanguage(text: string): { readonly language: string } | null {
  const known = tests.find(([, pattern]) => pattern.test(text));
  return known ? { language: known[0] } : null;
}
