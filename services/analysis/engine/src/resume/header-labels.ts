import { isColumnName } from '../catalogue/column-names.js';
import { numberLength } from '../layout/phrases.js';

export type HeaderField = 'title' | 'company' | 'dates' | 'place';

const labels: readonly (readonly [HeaderField, RegExp])[] = [
  [
    'title',
    /^(?:designation|position(?: held| title)?|job title|title|role(?: played)?|post|occupation(?: or position held)?|job role|vị trí(?: công việc)?|chức vụ|chức danh|vai trò)\s*:\s*/iu,
  ],
  [
    'company',
    /^(?:organi[sz]ation(?: name)?|company(?: name)?|employer|firm|(?:present|current|previous|last|past|former) (?:employer|company|organi[sz]ation)|client|customer|(?:name )?(?:and address )?(?:of )?employer|name and address of (?:the )?employer|name of (?:the )?(?:company|organi[sz]ation|employer)|end client|công ty|cty|tên công ty|đơn vị(?: công tác)?|cơ quan|doanh nghiệp|nơi làm việc|khách hàng)\s*:\s*/iu,
  ],
  [
    'dates',
    /^(?:duration|period|dates?|tenure|time(?: period)?|from|worked from|working period|thời gian(?: làm việc| công tác)?|từ(?: tháng| ngày| năm)?)\s*:\s*/iu,
  ],
  ['place', /^(?:location|place|city|địa điểm|địa chỉ|work location)\s*:\s*/iu],
];

/** For whom the work was done is the employer only where nobody else is named. */
export const isClientLabel = (text: string): boolean =>
  /^(?:end client|client|customer|khách hàng)\s*:?/iu.test(text);

/** The field of a position that a line's label announces, and where its value begins. */
export function headerLabel(text: string): { field: HeaderField; at: number; client: boolean } | null {
  // `2) Company: Zenith Ltd`: the number lists the position.
  const number = numberLength(text);
  const bare = text.slice(number);
  for (const [field, pattern] of labels) {
    const match = pattern.exec(bare);
    if (match) return { field, at: number + match[0].length, client: isClientLabel(bare) };
  }
  return null;
}

/** The field that a cell of nothing but a label announces for the cell beside it. */
export function cellLabel(text: string): HeaderField | null {
  const label = headerLabel(`${text.trim()}:`);
  return label && label.at === text.trim().length + 1 ? label.field : null;
}

/** A row that only names the columns of the table below it. */
export const isColumnNames = (cells: readonly { readonly text: string }[]): boolean =>
  cells.length >= 2 && cells.every(({ text }) => isColumnName(text));
