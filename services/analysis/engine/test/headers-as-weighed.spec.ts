import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../src/layout/read-text.js';
import { entriesOf } from '../src/resume/model/entries.js';
import { evenRoles } from '../src/resume/model/even-roles.js';
import { modelPositions } from '../src/resume/model/model-entries.js';
import { resumeModels } from '../src/resume/model/models.js';
import type { LineRole } from '../src/resume/model/roles.js';
import { settledPositions } from '../src/resume/settled-positions.js';
import { text } from './people.js';

// What weights hold the lines of a header for, and what is made of it. All people are invented.

const blocksOf = (lines: readonly string[]) => readDocument(text(lines.join('\n'))).blocks;
const positions = (rows: readonly (readonly [LineRole, string])[]) =>
  settledPositions(
    modelPositions(
      resumeModels().jobs,
      entriesOf(
        blocksOf(rows.map(([, line]) => line)),
        rows.map(([role]) => role),
      ),
    ),
  );
const named = (rows: readonly (readonly [LineRole, string])[]) =>
  positions(rows).map(({ title, company, range }) => [title?.text, company?.text, range?.text]);

describe('an employer with the dates of its positions', () => {
  it('is the employer of each, and what it does is no title', () => {
    const rows: [LineRole, string][] = [
      ['hJ', 'EXPERIENCE'],
      ['J', 'Skelder Foods B.V., Hull – ready meals for hospitals, 90 people ·'],
      ['K', 'June 2017 to date'],
      ['J', 'Line Supervisor · 04/2022 to date'],
      ['T', 'Plans two lines and trains new starters every month'],
      ['J', 'Machine Operator · 06/2017 – 03/2022'],
      ['T', 'Ran the sealing machine and kept its log'],
    ];
    expect(named(rows)).toEqual([
      ['Line Supervisor', 'Skelder Foods B.V.', '04/2022 to date'],
      ['Machine Operator', 'Skelder Foods B.V.', '06/2017 – 03/2022'],
    ]);
  });
});

describe('roles', () => {
  it('of names above dates are those that the page gives its positions', () => {
    const rows: [LineRole, string, LineRole][] = [
      ['hJ', 'KINH NGHIỆM', 'hJ'],
      ['J', 'Thợ bánh · Tiệm bánh Út Sen', 'J'],
      ['K', '4/2022 – nay', 'K'],
      ['T', 'Nướng 300 ổ một ngày, kèm 2 thợ phụ.', 'T'],
      ['J', 'Phụ bếp · Lò bánh Hai Lúa', 'J'],
      ['K', '2018 – 2021', 'K'],
      ['J', 'Nhồi bột, cân bột, dọn lò', 'T'],
      ['K', 'Rửa khay · Tiệm cơm Bà Năm', 'J'],
      ['R', '2016 – 2017', 'K'],
      ['T', 'Nhận giao bánh', 'J'],
      ['J', '2015 – 2016 (giữa hai chỗ làm)', 'K'],
      ['T', 'Giao 40 đơn một ngày.', 'T'],
      ['E', 'Trường Trung cấp Sóc Trăng', 'E'],
      ['F', '2013 – 2015', 'F'],
    ];
    const blocks = blocksOf(rows.map(([, line]) => line));
    expect(
      evenRoles(
        blocks,
        rows.map(([role]) => role),
      ),
    ).toEqual(rows.map(([, , role]) => role));
  });

  it('of a title with dates below its employer stay', () => {
    const rows: [LineRole, string][] = [
      ['hJ', 'EXPERIENCE'],
      ['J', 'Line Supervisor'],
      ['K', '04/2022 – now'],
      ['T', 'Plans two lines.'],
      ['J', 'Machine Operator'],
      ['K', '06/2017 – 03/2022'],
      ['T', 'Ran the sealing machine.'],
      ['J', 'Skelder Foods'],
      ['K', 'Packer'],
      ['K', '2015 – 2017'],
    ];
    const blocks = blocksOf(rows.map(([, line]) => line));
    const roles = rows.map(([role]) => role);
    expect(evenRoles(blocks, roles)).toEqual(roles);
  });

  it('go on where both cells of a row do', () => {
    const blocks = blocksOf([
      '2023 – now,\tDiploma in Bakery, Hessle College. Four of',
      'weekends\tsix units done',
    ]);
    expect(evenRoles(blocks, ['E', 'I'])).toEqual(['E', 'D']);
  });
});

describe('a title', () => {
  it('is no word from which a sentence goes on', () => {
    const rows: [LineRole, string][] = [
      ['hJ', 'KINH NGHIỆM'],
      [
        'J',
        'Cùng nhóm kiểm kê lập sổ kho mới; người ký là chị Hoa bên kế toán Tổ trưởng kho (từ 3/2020), trước đó bốc xếp · Công ty CP Gạo Sông Hậu, Cần Thơ',
      ],
      ['K', 'Tháng 10/2018 – 3/2023'],
      ['T', 'Xếp 40 tấn một ngày'],
    ];
    const [found, more] = named(rows);
    expect([found?.[0], found?.[2], more]).toEqual([
      'Tổ trưởng kho (từ 3/2020)',
      'Tháng 10/2018 – 3/2023',
      undefined,
    ]);
    expect(found?.[1] ?? '').not.toMatch(/người ký/);
  });

  it('that came with a date of its own begins no position', () => {
    const rows: [LineRole, string][] = [
      ['hJ', 'KINH NGHIỆM'],
      ['J', '9/2021 – nay\tNhà hàng Sóng Xanh, quận 7. Nhân viên phục vụ; từ 5/2023 thêm vai'],
      ['K', 'trưởng ca sáng.'],
      ['T', 'Đón 90 bàn một buổi, xếp chỗ, dặn bếp món kiêng của khách.'],
    ];
    const [first, more] = positions(rows);
    expect([first?.title?.text, more]).toEqual(['Nhân viên phục vụ', undefined]);
    expect(first?.body[0]?.text).toBe('từ 5/2023 thêm vai trưởng ca sáng.');
  });
});

describe('an employer', () => {
  it('without a name is what it was and where', () => {
    const rows: [LineRole, string][] = [
      ['hJ', 'KINH NGHIỆM'],
      ['J', 'Phụ bàn · Nhà hàng ở Buôn Hồ (nay đã đóng cửa)'],
      ['K', '6/2012 – 12/2013'],
    ];
    expect(named(rows)[0]?.[1]).toMatch(/^Nhà hàng ở Buôn Hồ/);
  });

  it('has no number of people for a place', () => {
    const rows: [LineRole, string][] = [
      ['hJ', 'KINH NGHIỆM'],
      ['O', 'Thời gian\tChỗ làm\tChức vụ\tĐã làm những gì'],
      [
        'J',
        '03/2022 – nay\tCông ty CP Gỗ Tân Uyên (các xưởng Dĩ An, Bến Cát)\tTổ trưởng sơn (từ 08/2023); lúc vào là thợ chà nhám\tTổ 12 người: 7 sơn, 5 chà. Pha màu theo mẫu, chia việc đầu ca (màu do kỹ sư Hải duyệt).',
      ],
    ];
    const [first] = positions(rows);
    expect(first?.place).toBeNull();
    expect(first?.body.map((one) => one.text)).toEqual(
      expect.arrayContaining([
        'lúc vào là thợ chà nhám',
        'Tổ 12 người: 7 sơn, 5 chà. Pha màu theo mẫu, chia việc đầu ca (màu do kỹ sư Hải duyệt).',
      ]),
    );
  });
});
