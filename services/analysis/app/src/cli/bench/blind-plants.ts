import type { MaskKind } from '@fitfolio/fit-engine/screening/blind';
import { fold } from '@fitfolio/fit-engine/text/fold';
import type { BlindPerson } from './blind-people.js';

/** A line that somebody could have written, and what must not be left of it. */
export interface Plant {
  readonly kind: MaskKind;
  readonly line: string;
  readonly secret: string;
}

const bare = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('Đ', 'D').replaceAll('đ', 'd');

/** Letters and figures alone: how a secret is looked for, whatever stands between its signs. */
export const lettersOnly = (text: string): string => fold(text.normalize('NFKC')).replace(/[^a-z0-9]/g, '');

function namePlants(name: string): Plant[] {
  const words = name.split(/\s+/);
  const [given = '', rest] = [words.at(-1), words.slice(0, -1)];
  const initials = rest.map((word) => bare(word).charAt(0).toUpperCase());
  const forms = [
    name,
    name.toUpperCase(),
    bare(name),
    bare(name).toUpperCase(),
    name.normalize('NFD'),
    words.join('-'),
    words.join('_'),
    words.map((word) => [...word].join(' ')).join('  '),
    [given, ...rest].join(' '),
    words.toReversed().join(' '),
    `${given}, ${rest.join(' ')}`,
    words.join(''),
    bare(words.join('')).toLowerCase(),
  ];
  const lines = forms.flatMap((form) => [
    { line: `Ký tên: ${form}`, secret: form },
    { line: `Tôi là ${form}, ứng tuyển vị trí này.`, secret: form },
    { line: `My name is ${form} and I apply for this position.`, secret: form },
    { line: `CV_${form.replaceAll(' ', '_')}_2024.pdf`, secret: form },
  ]);
  const called = [
    { line: `Mr. ${given}`, secret: `Mr. ${given}` },
    { line: `Liên hệ anh ${given} để biết thêm.`, secret: `anh ${given}` },
    { line: `${initials.join('.')}. ${given}`, secret: `${initials.join('')}${given}` },
    { line: `${bare(given)} ${initials.join('.')}.`, secret: `${given}${initials.join('')}` },
    { line: `file_${bare(given)}${initials.join('')}.docx`, secret: `${given}${initials.join('')}` },
  ];
  return [...lines, ...(words.length > 1 ? called : [])].map((one) => ({ kind: 'name', ...one }));
}

function phonePlants(phone: string): Plant[] {
  const digits = phone.replace(/\D/g, '');
  const own = digits.length > 10 ? digits.slice(-9) : digits;
  const forms = [
    phone,
    digits,
    [...digits].join(' '),
    digits.replace(/(\d{3,4})(\d{3})(\d{3,4})$/, '$1.$2.$3'),
    digits.replace(/(\d{3,4})(\d{3})(\d{3,4})$/, '$1-$2-$3'),
    `(+84) ${own.replace(/^0/, '')}`,
    `+84 ${own.replace(/^0/, '').replace(/(\d{3})(?=\d)/g, '$1 ')}`,
  ];
  const secret = digits.slice(-8);
  return forms.flatMap((form) => [
    { kind: 'contact', line: `Zalo ${form}`, secret },
    { kind: 'contact', line: `Điện thoại liên hệ: ${form} (giờ hành chính)`, secret },
  ]);
}

function mailPlants(email: string): Plant[] {
  const [local = '', host = ''] = email.split('@');
  return [
    email,
    email.toUpperCase(),
    `${local} @ ${host}`,
    `${local}[at]${host}`,
    `${local} (at) ${host.replaceAll('.', ' (dot) ')}`,
  ].map((form) => ({
    kind: 'contact',
    line: `E-mail ${form}`,
    secret: `${local}${host.split('.')[0] ?? ''}`,
  }));
}

function linkPlants(name: string): Plant[] {
  const handle = lettersOnly(name);
  return [
    `linkedin.com/in/${handle}`,
    `https://github.com/${handle}`,
    `www.facebook.com/${handle}`,
    `Skype: ${handle}.work`,
    `@${handle}`,
  ].map((line) => ({ kind: 'link', line, secret: handle }));
}

function schoolPlants(institution: string): Plant[] {
  return [
    [`Tốt nghiệp ${institution} năm 2016`, `${institution}`],
    [`Graduated from ${institution} in 2016.`, `${institution}`],
    [bare(`Hoc tai ${institution}`), institution],
    [institution.toUpperCase(), institution],
  ].map(([line = '', secret = '']) => ({ kind: 'school', line, secret }));
}

const always: readonly Plant[] = [
  { kind: 'year', line: 'Ngày sinh: 14/03/1991', secret: '1991' },
  { kind: 'year', line: 'Sinh năm 1991 tại Huế', secret: '1991' },
  { kind: 'year', line: 'Date of birth: 14 March 1991', secret: '1991' },
  { kind: 'year', line: 'Tuổi: 34', secret: '34' },
  { kind: 'year', line: 'I am 34 years old.', secret: '34' },
  { kind: 'year', line: 'Tốt nghiệp đại học năm 2013', secret: '2013' },
  { kind: 'year', line: 'Graduated in 2013 with honours', secret: '2013' },
  { kind: 'person', line: 'Giới tính: Nữ', secret: 'nu' },
  { kind: 'person', line: 'Gender: Female | Marital status: Married', secret: 'female' },
  { kind: 'person', line: 'Gender: Female | Marital status: Married', secret: 'married' },
  { kind: 'person', line: 'Quốc tịch: Việt Nam; Tôn giáo: Không', secret: 'vietnam' },
  { kind: 'person', line: 'She led a team, and her manager praised it.', secret: 'she' },
  { kind: 'person', line: 'Tình trạng hôn nhân: Độc thân', secret: 'docthan' },
  {
    kind: 'address',
    line: 'Địa chỉ: 12/3 Lê Lai, Phường Bến Thành, Quận 1, TP. Hồ Chí Minh',
    secret: 'lelai',
  },
  {
    kind: 'address',
    line: 'Địa chỉ: 12/3 Lê Lai, Phường Bến Thành, Quận 1, TP. Hồ Chí Minh',
    secret: 'quan1',
  },
  { kind: 'address', line: 'Address: 221 Baker Street, London', secret: 'bakerstreet' },
];

/** Lines with what identifies a person, in the ways in which people write it. */
export function plantsOf({ truth }: BlindPerson): Plant[] {
  const { full_name: name, email, phone } = truth.contact;
  const schools = truth.education.flatMap(({ institution }) => institution ?? []);
  return [
    ...(name ? [...namePlants(name), ...linkPlants(name)] : []),
    ...(phone ? phonePlants(phone) : []),
    ...(email ? mailPlants(email) : []),
    ...schools.flatMap(schoolPlants),
    ...always,
  ];
}
