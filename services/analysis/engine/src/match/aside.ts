import { tradeSkillIds } from '../catalogue/skill-data.js';
import type { Skill } from '../catalogue/entry.js';

/** Words of things that are built or sold; a field before them says what the thing is for: `billing modules`. */
const product =
  /^[\s-]*(?:\p{L}+\s){0,1}(?:modules?|systems?|apps?|applications?|platforms?|software|portals?|apis?|databases?|websites?|dashboards?|features?|screens?|pages?|bots?|chatbots?|microservices?|plugins?|packages?)(?![\p{L}])/iu;
const productBefore =
  /(?:phân hệ|mô-?đun|module|phần mềm|hệ thống|ứng dụng|website|web|app|tính năng|màn hình|chức năng|trang)\s(?:\p{L}+\s){0,2}$/iu;
const making =
  /\b(?:built|build(?:ing)?|develop\w*|implement\w*|integrat\w*|cod(?:ed|ing)|programm\w*|design\w*|test\w*|maintain\w*|migrat\w*|deploy\w*|refactor\w*|automat\w*)\b|lập trình|xây dựng|phát triển|tích hợp|kiểm thử|viết code|viết api|triển khai|thiết kế|bảo trì/iu;

const goods =
  /^\s(?:oil|machines?|paper|tables?|chairs?|shelves|shelf|equipment|supplies|kits?|tools?|gas|fabric|materials?)(?![\p{L}])/iu;
const goodsBefore =
  /(?<![\p{L}])(?:kệ|bàn|ghế|máy|đồ|dụng cụ|sản phẩm|thiết bị|phụ kiện|vật tư|nguyên liệu)\s$/iu;
const trading =
  /\b(?:s(?:old|ell\w*)|sales of|stock\w*|bought|buy\w*|deliver\w*|import\w*|export\w*|shipp\w*)\b|(?<![\p{L}])(?:bán|giao|nhập|kinh doanh|phân phối|vận chuyển)(?![\p{L}])/iu;

/** `Client: …`, `Khách hàng: …`: whom the work was done for. */
const clientLine =
  /^\W*(?:(?:end |key |main )?(?:clients?|customers?)|khách hàng(?: chính)?|đối tác)\s*[:–-]/iu;

/** `Bán máy may công nghiệp`: what somebody sold, delivered or bought is named behind it. */
export const isTraded = (before: string): boolean => trading.test(before);

/**
 * True where a trade is named by the way: it says what a product is for, what goods were sold, or who the client was,
 * and nothing of what the person practises.
 */
export function isAside(skill: Skill, text: string, start: number, end: number): boolean {
  if (skill.kind !== 'hard') return false;
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if ((goods.test(after) || goodsBefore.test(before)) && trading.test(before)) return true;
  if (!tradeSkillIds.has(skill.id)) return false;
  if (clientLine.test(before)) return true;
  const ofProduct = product.test(after) || productBefore.test(before);
  return ofProduct && making.test(before);
}
