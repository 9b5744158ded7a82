const verb = /^(?:xây dựng|xay dung)$/iu;
/** What makes a trade of the word: `ngành xây dựng`, `kỹ sư xây dựng`. */
const tradeBefore =
  /(?:ngành|lĩnh vực|kỹ sư|kĩ sư|công ty|cổ phần|tnhh|cp|vật liệu|dự án|thi công|giám sát|công trình|quản lý|đại học|khoa|nghề|công nhân|kỹ thuật|về|trong)\s+$/iu;
const tradeAfter =
  /^\s+(?:dân dụng|công nghiệp|công trình|nhà|cầu|đường|hạ tầng|và|hoặc|tại|ở|\p{Lu})|^\s*(?:[,;.:/|)(\n\t–-]|$)/u;

/** `Xây dựng báo cáo` builds a report and no house: the name of a trade used as a verb with an object. */
export function isVerb(text: string, start: number, end: number): boolean {
  if (!verb.test(text.slice(start, end))) return false;
  return (
    !tradeBefore.test(text.slice(Math.max(0, start - 16), start)) &&
    !tradeAfter.test(text.slice(end, end + 12))
  );
}
