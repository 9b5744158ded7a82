export type Holder = 'candidate' | 'employer' | 'product' | 'other';

const others =
  /(?<![\p{L}])(?:(?:our|their|the|whose|my|of)?\s*(?:customers|clients|competitors|suppliers|vendors|users|partners|colleagues|teammates)['’]?\s+(?:also\s+|mainly\s+|already\s+)?(?:use[ds]?|using|run|runs|ran|work(?:s|ed)? with|have|had|such as|like|including|include[ds]?|e\.g\.)|(?:clients|customers|brands|partners|accounts|companies|corporations)\s*[:(]|(?:hệ thống|phần mềm|ứng dụng|máy) của (?:khách hàng|đối tác|đối thủ|nhà cung cấp)|(?:khách hàng|đối tác|đối thủ|nhà cung cấp)(?: lớn)?\s+(?:như|gồm|bao gồm|là|sử dụng|dùng|đang dùng)|các (?:thương hiệu|nhãn hàng) như)(?![\p{L}])/giu;
const products =
  /(?<![\p{L}])(?:(?:that|which|to)\s+(?:let|allow|enable|help)(?:s|ed|ing)?\s+(?:\p{L}+\s+){0,2}(?:users?|customers?|clients?|people|students?|patients?|shops?|stores?|staff|teams?|companies|businesses|farmers|drivers|teachers|parents|others|employees|members)|cho phép (?:người dùng|khách hàng|học viên|nhân viên|doanh nghiệp|cửa hàng)|giúp (?:người dùng|khách hàng|học viên|doanh nghiệp|cửa hàng|bệnh nhân))(?![\p{L}])/giu;
const employers =
  /^(?:\W*)(?:the company|our company|company profile|about the company|a (?:leading |global |fast-growing )?(?:company|provider|manufacturer|firm|start-?up|retailer|agency|bank|supplier)|(?:leading|global)\s+(?:company|provider|manufacturer|firm|retailer)|công ty (?:chuyên|hoạt động|là|cung cấp|sản xuất)|doanh nghiệp chuyên|giới thiệu công ty|lĩnh vực(?: hoạt động| kinh doanh)?\s*:|ngành nghề\s*:)/iu;
const candidateAgain = /(?<![\p{L}])(?:I|my|tôi|em|mình)(?![\p{L}])/u;

const reaches = (pattern: RegExp, before: string): boolean =>
  [...before.matchAll(pattern)].some(
    (match) => !candidateAgain.test(before.slice(match.index + match[0].length)),
  );

/** "For retail and banking customers": the trade of those who are served. */
const served = /(?<![\p{L}])(?:for|cho)\s+(?:[\p{L}-]+,?\s+){0,4}$/iu;
const servedAfter =
  /^(?:,? (?:and |or |và )?[\p{L}-]+){0,3}\s+(?:customers|clients|companies|firms)(?![\p{L}])/iu;

/** Whose it is what a clause names: the person's, a customer's, a product's users' or the employer's. */
export function holderOf(sentence: string, before: string, after: string): Holder {
  if (reaches(others, before) || (servedAfter.test(after.slice(0, 60)) && served.test(before.slice(-60))))
    return 'other';
  if (reaches(products, before)) return 'product';
  return employers.test(sentence) ? 'employer' : 'candidate';
}
