import { isProof } from '../clause/stance.js';
import type { Evidence } from '../report.js';
import type { Resume } from '../resume/parse-resume.js';
import { evidenceAt, type Mentions, stanceIn } from './mentions.js';
import { contentWords, stemsIn } from './phrase-words.js';

const fieldShare = 0.5;
/** `12 năm cầm kéo, quen rập giấy` holds half the words of `đứng máy xeo giấy` and claims nothing of it. */
const claimShare = 0.6;

/** True when so many of the words of a field stand in a text, in any order. */
export function speaksOf(field: string, text: string, share = fieldShare): boolean {
  const wanted = contentWords(field);
  const said = stemsIn(text);
  return wanted.length > 0 && wanted.filter((word) => said.has(word.stem)).length / wanted.length >= share;
}

const wordNumbers =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười'.split(
    '|',
  );
const wordValues = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const claim = new RegExp(
  `(?<![\\p{L}\\p{N}/.-])(\\d{1,2}|${wordNumbers.join('|')})\\s*\\+?\\s*(?:plus\\s+)?(?:years?|yrs?|năm)(?![\\p{L}])(?!\\s*(?:old|of age|tuổi|ago|trước|tới|nữa|\\d{4}|liên tiếp))`,
  'giu',
);

/** `gắn bó ít nhất ba năm`, `stay for two years`: how long somebody means to stay. */
const meantToStay =
  /(?<!\p{L})(?:gắn bó|cam kết|cống hiến|đồng hành|stay(?:ing)?|commit(?:ment|ted|ting)?|remain)(?!\p{L})[^.;\d]{0,40}$/iu;

/** Of one line; nobody claims more often. */
const claimsMax = 100;

export interface Claim {
  readonly years: number;
  readonly evidence: Evidence;
}

/** Years the résumé claims in words: "over 20 years of experience", "hơn 5 năm làm kế toán". */
export function claimedYears(
  field: string | null,
  related: boolean,
  mentions: Mentions,
  resume: Resume,
): Claim | null {
  let best: Claim | null = null;
  for (const place of mentions.places) {
    if (place.kind === 'education') continue;
    for (const match of [...place.block.text.matchAll(claim)].slice(0, claimsMax)) {
      const end = match.index + match[0].length;
      const word = wordNumbers.indexOf((match[1] ?? '').toLowerCase());
      const years = word >= 0 ? (wordValues[word] ?? 0) : Number(match[1]);
      if (years > 45 || (best && best.years >= years)) continue;
      if (meantToStay.test(place.block.text.slice(Math.max(0, match.index - 60), match.index))) continue;
      const wholeBlock = place.block.text.slice(Math.max(0, match.index - 120), end + 160);
      const general = /experience|kinh nghiệm|background|on the floor|career|trong nghề/iu.test(wholeBlock);
      const fits =
        field === null
          ? related && (general || place.kind === 'summary')
          : speaksOf(field, wholeBlock, claimShare);
      if (!fits || !isProof(stanceIn(place, match.index, end))) continue;
      const at = place.block.start;
      best = { years, evidence: evidenceAt(at + match.index, at + end, place, resume.read.text) };
    }
  }
  return best;
}
