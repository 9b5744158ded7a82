export type Holder = 'candidate' | 'employer' | 'product' | 'other';

const others =
  /(?<![\p{L}])(?:(?:our|their|the|whose|my|of)?\s*(?:customers|clients|competitors|suppliers|vendors|users|partners|colleagues|teammates)['’]?\s+(?:also\s+|mainly\s+|already\s+)?(?:use[ds]?|using|run|runs|ran|work(?:s|ed)? with|have|had|such as|like|including|include[ds]?|e\.g\.)|(?:clients|customers|brands|partners|accounts|companies|corporations)\s*[:(]|(?:hệ thống|phần mềm|ứng dụng|máy) của (?:khách hàng|đối tác|đối thủ|nhà cung cấp)|(?:khách hàng|đối tác|đối thủ|nhà cung cấp)(?: lớn)?\s+(?:như|gồm|bao gồm|là|sử dụng|dùng|đang dùng)|các (?:thương hiệu|nhãn hàng) như)(?![\p{L}])/giu;
const products =
  /(?<![\p{L}])(?:(?:that|which|to)\s+(?:let|allow|enable|help)(?:s|ed|ing)?\s+(?:\p{L}+\s+){0,2}(?:users?|customers?|clients?|people|students?|patients?|shops?|stores?|staff|teams?|companies|businesses|farmers|drivers|teachers|parents|others|employees|members)|cho phép (?:người dùng|khách hàng|học viên|nhân viên|doanh nghiệp|cửa hàng)|giúp (?:người dùng|khách hàng|học viên|doanh nghiệp|cửa hàng|bệnh nhân))(?![\p{L}])/giu;
const employers =
  /^(?:\W*)(?:the company|our company|company profile|about the company|a (?:leading |global |fast-growing )?(?:company|provider|manufacturer|firm|start-?up|retailer|agency|bank|supplier)|(?:leading|global)\s+(?:company|provider|manufacturer|firm|retailer)|công ty (?:chuyên|hoạt động|là|cung cấp|sản xuất)|doanh nghiệp chuyên|giới thiệu công ty|lĩnh vực(?: hoạt động| kinh doanh)?\s*:|ngành nghề\s*:)/iu;

/** People and places other than the person: `a contractor`, `the design office`, `my sister`. */
const them =
  '(?:customers?|clients?|competitors?|suppliers?|vendors?|partners?|(?:sub)?contractors?|agenc(?:y|ies)|third part(?:y|ies)|colleagues?|team-?mates?|co-?workers?|dealers?|sister|brother|wife|husband|friends?|boss|predecessor|(?:design|it|i\\.t\\.|hr|finance|accounts|accounting|legal|marketing|sales|engineering|drawing|data|web|software|head|back)[ -](?:department|office|team|group|desk))';
/** `The IT department looked after Zendesk`, `Client's app was written in Kotlin`: somebody else does it. */
const theySubject = new RegExp(
  `^\\W*(?:(?:the|our|my|a|an|another|one|some|most|several|his|her|their)\\s+)?(?:(?!team|lead|head|chief|\\p{L}+ed\\s)\\p{L}+\\s+)?${them}(?:['’]s?(?:\\s+(?!and|or)\\p{L}+){1,3}\\s+(?:is|are|was|were|runs?|ran|uses?|used)|\\s+(?:(?:who|that|which|also|mainly|always)\\s+)?(?:looked|\\p{L}+ed|\\p{L}{2,}(?<!s)s|drew|ran|wrote|built|did|made|kept|code|draw|use|work|write|build|run)(?<!\\s(?:is|was)))(?=\\s)[^.;]*$`,
  'iu',
);
/** `a dealer that runs on Odoo`, `colleagues who draw in SolidWorks`, but not `led the team that built`. */
const theyWho = new RegExp(
  `(?<![\\p{L}])(?:${them}|(?<!(?:my|our|led|lead|leading|managed|ran|joined|headed|in|within|part of|member of|on) (?:(?:the|a|an) )?)team|people|firms?|compan(?:y|ies)|shops?)\\s+(?:that|who|which)\\s+(?:\\p{L}+\\s)?(?:uses?|used|runs?|ran|works?|worked|codes?|coded|draws?|drew|builds?|built|develops?|developed|manages?|managed|operates?|operated|writes?|wrote|programs?)(?![\\p{L}])[^.;]*$`,
  'iu',
);
/** `Our product lets shops manage Magento`, `The company sells a plug-in for Magento`: of the thing, and not of the person. */
const itDoes =
  /^\W*(?:(?:the|our|my|its|this|a|an)\s+)?(?:\p{L}+\s+)?(?:(?:products?|platform|app|application|software|tool|website)\s+(?:lets?|allows?|enables?|helps?)|(?:company|firm|employer|group|shop)\s+(?:sells?|sold|makes?|made|offers?|provides?|exports?|imports?|uses|used|runs))(?![\p{L}])[^.;]*$/iu;
/** `Zendesk was run by a contractor`, `handled by the design office, not by me`. */
const byThem =
  /^[^.;]{0,40}?(?<![\p{L}])(?:is|are|was|were|being|been)\s+(?:\p{L}+\s){1,3}?by\s+(?!me\b|us\b|myself|my |our )\p{L}|^[^.;]{0,80}\bnot by me\b/iu;

/** `đại lý`, `bên thứ ba`, `phòng thiết kế`: others than the person, in Vietnamese. */
const ho =
  '(?:nhà cung cấp|nhà thầu(?: phụ)?|bên thứ (?:ba|3)|bên ngoài|đối tác|khách(?: hàng)?|đồng nghiệp|đại lý|đối thủ|(?:phòng|bộ phận|ban|bên) (?:it|thiết kế|kỹ thuật|kế toán|nhân sự|công nghệ|marketing|pháp chế|kinh doanh))';
const viSubject = new RegExp(
  `^\\W*(?:(?:các|những|một số|bản vẽ|phần mềm|hệ thống)\\s+)?${ho}\\s+(?:\\p{L}+\\s+){0,2}(?:lo|vẽ|viết|phát triển|chạy|vận hành|lập trình|cài|cấu hình|làm|phụ trách|quản lý)(?![\\p{L}])[^.;]*$`,
  'iu',
);
const viThing = new RegExp(
  `^\\W*(?:ứng dụng|app|phần mềm|hệ thống|web(?:site)?|trang web|máy)\\s+(?:\\p{L}+\\s+){0,2}của\\s+${ho}(?![\\p{L}])[^.;]*$|(?:cho|với)\\s+(?:các\\s+)?${ho}\\s+(?:\\p{L}+\\s+){0,2}(?:chạy|dùng|sử dụng|vận hành)(?![\\p{L}])[^.;]*$`,
  'iu',
);
const doHo =
  /^[^.;]{0,40}?(?<![\p{L}])do\s+(?!tôi|em|mình|chính|bản thân|nhóm (?:tôi|em|mình)|team (?:tôi|em|mình))(?:\p{L}+\s){1,4}?(?:lo|làm|vẽ|vận hành|phụ trách|đảm nhận|đảm nhiệm|quản lý|viết|phát triển|xử lý|cài|cấu hình|triển khai|dựng)(?![\p{L}])/iu;
/** `Tuyển lập trình viên Kotlin`: what is named tells the trade of who was sought. */
const sought =
  /(?<![\p{L}])(?:tuyển(?: dụng)?|thuê|phỏng vấn|tìm|hired|recruited|interviewed)\s+(?:\p{L}+\s+){0,2}(?:lập trình viên|kỹ sư|nhân viên|thợ|chuyên viên|developers?|engineers?|designers?|specialists?)\s+$/iu;
/** `Phối hợp với đội Odoo của đối tác`. */
const withTheirs =
  /(?<![\p{L}])(?:phối hợp|làm việc|hỗ trợ|liên hệ)\s+(?:cùng|với)\s+(?:đội|nhóm|team|phòng|bên)\s+$/iu;
const theirs = new RegExp(`^\\s+(?:\\p{L}+\\s+)?của\\s+${ho}`, 'iu');

/** `do bếp trưởng điều hành lập`, `drawn up by the head chef`: the name is that of who did it. */
const doerBefore = /(?<!\p{L})do\s(?:anh\s|chị\s|ông\s|bà\s|bên\s)?$/iu;
const doneBehind =
  /^\s(?:\p{L}+\s){0,2}?(?:lập|làm|soạn|viết|duyệt|ký|quyết|lo|phụ trách|đảm nhận|đảm nhiệm|quản lý|xử lý|triển khai|dựng|vẽ)(?!\p{L})/iu;
const doneBy =
  /\b(?:drawn up|written|made|done|prepared|led|run|signed|kept|planned|set|approved|handled) by (?:the|our|an?)\s$/iu;
/** `họp số với sale và kho`, `met sales and the warehouse`: with whom, by the name of a department. */
const met =
  /(?<!\p{L})(?:họp|bàn|làm việc|phối hợp|trao đổi|meet(?:s|ing|ings)?|met|sat down|talk(?:s|ed|ing)?)(?!\p{L})[^.;,()]{0,24}?\s(?:với|cùng|with)\s(?:(?:the|team|đội|bên|phòng|bộ phận|nhóm)\s)?(?:\p{L}+\s(?:và|and)\s(?:the\s)?)?$/iu;
const departmentName =
  /^(?:sales?|marketing|kho|kế toán|nhân sự|mua hàng|sản xuất|kinh doanh|kỹ thuật|finance|accounting|hr|logistics|warehouse|purchasing|production|design|thiết kế)$/iu;
const departmentEnds =
  /^(?:\s(?:và|and)\s(?:the\s)?\p{L}+)?(?:\s(?:teams?|departments?|people))?\s*(?:[.,;)]|$)/iu;

const isDoer = (name: string, before: string, after: string): boolean =>
  (doerBefore.test(before) && doneBehind.test(after)) ||
  doneBy.test(before) ||
  (departmentName.test(name) && met.test(before) && departmentEnds.test(after));

const isTheirs = (before: string, after: string): boolean =>
  byThem.test(after) ||
  doHo.test(after) ||
  sought.test(before) ||
  (withTheirs.test(before) && theirs.test(after)) ||
  [theySubject, theyWho, itDoes, viSubject, viThing].some((pattern) => {
    const match = pattern.exec(before);
    return match !== null && !candidateAgain.test(match[0].replace(/^\W*(?:my|our)\s/iu, ''));
  });

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
export function holderOf(sentence: string, before: string, after: string, name = ''): Holder {
  if (isTheirs(before, after) || isDoer(name, before, after)) return 'other';
  if (reaches(others, before) || (servedAfter.test(after.slice(0, 60)) && served.test(before.slice(-60))))
    return 'other';
  if (reaches(products, before)) return 'product';
  return employers.test(sentence) ? 'employer' : 'candidate';
}
