import { expect, it } from '@jest/globals';
import { isCommonPassword } from './common-passwords.js';
import { isPersonalPassword } from './personal-password.js';

const lan = { email: 'lan.nguyen1990@congty.vn', name: 'Nguyễn Thị Lan' };

it.each(
  `12345678 Password1 P@ssw0rd! sunshine2024 Iloveyou1 qwertyuiop monkey2026! Dragon1234 letmein123 football99
  superman1 charlie123 jennifer1 michelle michael2000 matkhau2026 Matkhau123 anhyeuem MậtKhẩu123 toiyeuvietnam
  trustno1! starwars77 liverpool1`.split(/\s+/),
)('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  'con-bo-tren-dong-co',
  'mot-mat-khau-moi-tinh',
  'correct-horse-battery-staple',
  'đủ-dài-và-lạ',
  'nguoi-quan-tri-dau-tien',
  'xK4-9vq-Zr7',
])('%s is neither common nor personal', (password) => {
  expect(isCommonPassword(password)).toBe(false);
  expect(isPersonalPassword(password, lan)).toBe(false);
});

it.each([
  'lan.nguyen1990',
  'NguyenLan2026',
  'nguyenthilan',
  'Nguyễn-Thị-Lan!',
  'neyugn1990',
  'fitfolio1',
  'oiloftif2026',
  'LanFitfolio99',
  'congty123',
  'lanlanlan',
])('%s is personal', (password) => {
  expect(isPersonalPassword(password, lan)).toBe(true);
});

it('lets a person use a word of theirs among others', () => {
  expect(isPersonalPassword('lan-thich-an-pho-bo', lan)).toBe(false);
  expect(isPersonalPassword('fitfolio1', { email: 'x@y.z', name: null })).toBe(true);
});
