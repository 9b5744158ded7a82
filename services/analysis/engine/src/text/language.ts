import type { TextLanguage } from '../report.js';

const vietnameseLetters =
  /[ăâđêôơưĂÂĐÊÔƠƯạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹẠẢẤẦẨẪẬẮẰẲẴẶẸẺẼẾỀỂỄỆỈỊỌỎỐỒỔỖỘỚỜỞỠỢỤỦỨỪỬỮỰỲỴỶỸ]/;
/** True where a text has letters that no other language here writes. */
export const hasVietnameseLetters = (text: string): boolean => vietnameseLetters.test(text);
const accents = /[àáãèéêìíòóôõùúýăđơưâ]/iu;
/** The same with the accents that French shares: for words of a post whose language is one of the two. */
export const isVietnamese = (text: string): boolean => hasVietnameseLetters(text) || accents.test(text);
const vietnameseWords = new Set(
  'va cua cac cho voi trong nam cong ty nhan vien kinh nghiem ky nang hoc van quan ly khach hang duoc lam viec phat trien du an tai lieu yeu cau mo ta'.split(
    ' ',
  ),
);
const englishWords = new Set(
  'the and of to in for with a an on at by from as is are was be our your we you will have has this that work team experience skills including using'.split(
    ' ',
  ),
);

/** Which of the two languages a text is written in, from its function words and letters. */
export function languageOf(text: string): TextLanguage {
  const words =
    text
      .slice(0, 40_000)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  let vi = 0;
  let en = 0;
  for (const word of words) {
    if (vietnameseLetters.test(word)) vi += 1;
    else if (englishWords.has(word)) en += 2;
    else if (vietnameseWords.has(word)) vi += 0.5;
  }
  const total = vi + en;
  if (total < 3) return words.length >= 8 && vi < 1 ? 'en' : 'unknown';
  const share = vi / total;
  if (share > 0.75) return 'vi';
  return share < 0.12 ? 'en' : 'mixed';
}
