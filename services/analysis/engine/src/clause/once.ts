import type { Month } from '../text/dates.js';

/** What was there once: a paper that ran out, or a thing that was done until some time. */
export type Once = 'lapsed' | 'past';

/** Up to a sign that ends a sentence; the stop of `D1.1` and `Jan. 2025` ends none. */
const near = String.raw`(?:[^.;\n]|\.(?=\d|\s?\d{4})|\n(?=\p{Ll})){0,90}?`;
const reachMax = 130;
/** `ACLS, lapsed Jan. 2025`, `First aid – ran out in March`, `chứng chỉ đã hết hạn`, `TOPIK 3 (quá hạn 2 năm)`. */
const lapsed = new RegExp(
  String.raw`^(?<lead>${near})(?:(?<![\p{L}-])(?:lapsed|expired)(?! (?:loans?|policies|members|accounts|patients|customers|contracts|goods|stock|products?|items?|food|medicines?)(?!\p{L}))(?!\p{L})|(?<!\p{L})(?:ran|has run|have run|run) out(?! of)(?=\s*(?:$|[.,;)–-]|in |on |since |last |\p{Lu}|\d))|(?<!\p{L})no longer (?:valid|current|in date|in force)(?!\p{L})|(?<!\p{L})not (?:yet |been )?(?:renewed|retaken|recertified)(?!\p{L})|(?<!\p{L})(?<!(?:nợ|khoản|vay|đơn|hàng|hợp đồng|hồ sơ|phẩm|thuốc|vé|phiếu|lô|vật tư|tồn|khách|thuê bao|bảo hành) (?:(?:đã|bị|đều) )?)(?:(?:đã|bị|đều) )?(?:hết|quá) hạn(?! (?:mức|ngạch))(?!\p{L})|(?<!\p{L})(?:hết hiệu lực|không còn (?:hiệu lực|giá trị|hạn))(?!\p{L})|(?<!\p{L})chưa (?:thi|học|cấp|đổi|làm) lại(?!\p{L})|(?<!\p{L})chưa gia hạn(?!\p{L}))`,
  'iu',
);
/** `First aid valid to 2027, IPAF (lapsed)`: of the other one of two. */
const ofAnother =
  /(?<!\p{L})(?:valid|in date|current|còn hạn|còn hiệu lực)(?!\p{L})|[,/]\s*(?:and |và )?\p{L}[^,()]*\([^()]*$|\)\s*[,/]\s*\p{L}/iu;
/** `Excel, giảm 22% nợ quá hạn`, `a sheet of permits that expired`: what is done about things that run out, or are about to. */
const dealsWithIt =
  /(?<!\p{L})(?:giảm|tăng|xử lý|theo dõi|thu hồi|nhắc|kiểm tra|loại|cảnh báo|rà soát|sắp|khi|trước khi|mà|những|các|that|which|when|before|whose|about to|cleared?|removed|replaced|checked|flagged|chased|tracked|reminded|reduced|handled)(?!\p{L})/iu;

/** `No Java since university`, `not welded since 2019`, `chưa hàn lại từ 2020`: behind what is denied. */
const since =
  /^[^.;,]{0,24}?(?<!\p{L})(?:since(?!\s(?:there|it (?:is|was) not))|(?:kể )?từ (?:khi|hồi|năm|sau|lúc|ngày|\d|đại học|thời)|after (?:university|school|college)|lại(?=\s*(?:$|[.,;)])))(?!\p{L})/iu;
/** `never welded since`: what was never done was not there before either. */
const never = /(?<!\p{L})(?:never|chưa (?:từng|bao giờ|hề)|không hề)(?!\p{L})/iu;

/** `hết hạn 05/2028`: what runs out some day has not run out yet. */
const dateBehind = /^\s?(?:vào|in|on|:)?\s?(?:tháng\s?)?(?:\d{1,2}\/)?(\d{1,2})\/(20\d\d)(?!\d)/iu;
function isToCome(behind: string, now: Month | null): boolean {
  const [, month, year] = dateBehind.exec(behind) ?? [];
  return now !== null && year !== undefined && Number(year) * 12 + Number(month) - 1 >= now;
}

/** How a name that is behind in time is spoken of; `after`: to the end of its block; `denied`: what stands before it denies it. */
export function onceOf(
  before: string,
  after: string,
  denied: boolean,
  now: Month | null = null,
): Once | null {
  const found = lapsed.exec(after.slice(0, reachMax));
  const { lead = '' } = found?.groups ?? {};
  const isOther = ofAnother.test(lead) || dealsWithIt.test(lead);
  if (found && !isOther && !isToCome(after.slice(found[0].length), now)) return 'lapsed';
  return denied && since.test(after) && !never.test(before) ? 'past' : null;
}
