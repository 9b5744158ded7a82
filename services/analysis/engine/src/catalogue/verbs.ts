const verb = /^(?:xây dựng|xay dung)$/iu;
/** What makes a trade of the word: `ngành xây dựng`, `kỹ sư xây dựng`. */
const tradeBefore =
  /(?:ngành|lĩnh vực|kỹ sư|kĩ sư|công ty|cổ phần|tnhh|cp|vật liệu|dự án|thi công|giám sát|công trình|quản lý|đại học|khoa|nghề|công nhân|kỹ thuật|về|trong)\s+$/iu;
const tradeAfter =
  /^\s+(?:dân dụng|công nghiệp|công trình|nhà|cầu|đường|hạ tầng|và|hoặc|tại|ở)(?!\p{L})|^\s*(?:[,;.:/|)(\n\t–-]|$)/u;

/** What is built in a wider sense, also where a trade could stand before: `công ty xây dựng một môi trường vui`. */
const objectAfter =
  /^\s+(?:một|các|những|được|nên|lại|niềm|môi trường|đội ngũ|văn hóa|hệ thống|kế hoạch|chiến lược|thương hiệu|phần mềm|website|web|ứng dụng|quy trình|nội dung|chính sách|mối quan hệ|gia đình|xã hội)(?!\p{L})/iu;
/** A word that is no Vietnamese syllable is a thing of software: `xây dựng RESTful API`, `xây dựng backend`. */
const foreignAfter =
  /^\s+(?:[a-z]*[A-Z][A-Za-z]*[A-Z]|[A-Za-z]*(?:[fjwz]|ck|st|ct|pp|ss|nd|er|al|et|ule)|team|plan)[A-Za-z]*(?!\p{L})/u;

/** `Xây dựng báo cáo` builds a report and no house: the name of a trade used as a verb with an object. */
export function isVerb(text: string, start: number, end: number): boolean {
  if (!verb.test(text.slice(start, end))) return false;
  const after = text.slice(end, end + 24);
  if (objectAfter.test(after) || foreignAfter.test(after)) return true;
  return (
    !tradeBefore.test(text.slice(Math.max(0, start - 16), start)) &&
    !tradeAfter.test(text.slice(end, end + 12))
  );
}
