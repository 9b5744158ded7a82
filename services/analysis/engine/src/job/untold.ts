import type { FoundAsk } from './asks-years.js';
import { filler } from './asks-spans.js';
import { namesIn } from './names.js';

/** Words by which a sentence asks or wishes, beside those that carry a name. */
const framing = new Set(
  `is are be been will would should must can may has have having had do does we you your our their its it this that these who which what
  if not no more most least at minimum preferred preferably ideally plus bonus advantage required requirement essential desirable nice
  candidate candidates applicant applicants person ability years year months looking seeking need needs able very well high level
  là một lợi thế điểm cộng ưu tiên bắt buộc phải cần yêu cầu ứng viên người bạn từng đã sẽ rất ít nhất tối thiểu trở lên năm tháng
  nếu thì được cho việc tương đối mức độ cao`.split(/\s+/),
);
const wordsMin = 4;
const shareMin = 0.5;

/** True when most of what a sentence says stands in none of its items, so that it is listed as a whole as well. */
export function isUntold(text: string, asks: readonly FoundAsk[]): boolean {
  const content = namesIn(text).tokens.filter(({ key }) => !filler.has(key) && !framing.has(key));
  const left = content.filter(({ start, end }) => !asks.some((ask) => ask.start < end && ask.end > start));
  return left.length >= wordsMin && left.length >= content.length * shareMin;
}
