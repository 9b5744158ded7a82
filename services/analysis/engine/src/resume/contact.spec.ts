import { describe, expect, it } from '@jest/globals';
import { plainTextDocument } from '../document.js';
import { parseResume } from './parse-resume.js';

const contactOf = (text: string) => parseResume(plainTextDocument(text), '2026-06-01').contact;

describe('names', () => {
  it.each([
    ['TRẦN LÊ BẢO CHÂU\nKế toán viên', 'TRẦN LÊ BẢO CHÂU'],
    ['Lim Jia Hui, Rachel\nAudit Associate\nSingapore', 'Lim Jia Hui, Rachel'],
    ['Anders de la Cour-Holm, PhD, PMP\nProject Manager', 'Anders de la Cour-Holm'],
    ['CURRICULUM VITAE\nName: Nur Aisyah binti Rahman\nPhone: 0123456789', 'Nur Aisyah binti Rahman'],
    ['Họ tên\tĐặng Thị Mơ\tNgày sinh\t01/02/1995', 'Đặng Thị Mơ'],
    ['Mr. Kwabena Asante-Boateng\nDriver', 'Kwabena Asante-Boateng'],
    ['Resume of Jean-Luc O’Hara\nWelder', 'Jean-Luc O’Hara'],
    [
      'Skills\nPublic Speaking\nEvent Planning\n\nMina Farrokhzad\nmina.farrokhzad@example.org',
      'Mina Farrokhzad',
    ],
  ])('%j', (text, name) => {
    expect(contactOf(text).full_name).toBe(name);
  });
});

describe('e-mail addresses', () => {
  it.each([
    ['Ana Reyes\nana.reyes [at] example.com', 'ana.reyes@example.com'],
    ['Ana Reyes\nana.reyes (a) example . com', 'ana.reyes@example.com'],
    ['Ana Reyes\nana.reyes@\nexample.com', 'ana.reyes@example.com'],
    ['Ana Reyes\nana.reyes@example\n.com', 'ana.reyes@example.com'],
    ['Ana Reyes\nana_reyes at example dot org', 'ana_reyes@example.org'],
    ['Ana Reyes\nMail: ana.reyes@example.co.uk. Phone: none', 'ana.reyes@example.co.uk'],
  ])('%j', (text, email) => {
    expect(contactOf(text).email).toBe(email);
  });
});

describe('places', () => {
  it.each([
    ['Ana Reyes\nana@example.com | +34 600 555 010 | Vigo, Galicia', 'Vigo, Galicia'],
    [
      'Ana Reyes\nFlat 2, 8 Harbour Row, Swansea SA1 3QQ\nana@example.com',
      'Flat 2, 8 Harbour Row, Swansea SA1 3QQ',
    ],
    ['Ana Reyes\nQ. Gò Vấp, TP.HCM\nana@example.com', 'Q. Gò Vấp, TP.HCM'],
    ['Ana Reyes\nDĩ An, Bình Dương - 0901 222 333', 'Dĩ An, Bình Dương'],
    [
      'Ana Reyes\nAddress\tBlk 12 Jalan Tenaga, Singapore\nPhone\t+65 8555 0123',
      'Blk 12 Jalan Tenaga, Singapore',
    ],
    [
      'Ana Reyes\nMysuru, Karnataka - Email me on Indeed: indeed.com/r/Ana-Reyes/1\nWilling to relocate to: Pune',
      'Mysuru, Karnataka',
    ],
    [
      'Nora Lindqvist\nGreater Stockholm Metropolitan Area\nnora@example.com',
      'Greater Stockholm Metropolitan Area',
    ],
    ['PRIYA NAIR\nThrissur | 98470 55512 | priya@example.com', 'Thrissur'],
    ['OLIVER STRAND\nTROMSØ | +47 555 01 222 | OLIVER@EXAMPLE.COM', 'TROMSØ'],
    ['Jake Lawson\nSan Francisco Bay Area | jake@example.com | github.com/jakel', 'San Francisco Bay Area'],
    ['Đặng Thu Thảo\nĐC: 25/7 Lê Lợi, P.4, Gò Vấp\nthao@example.com', '25/7 Lê Lợi, P.4, Gò Vấp'],
    ['Lê Minh Quân\nQuận 12 - TP HCM\nquan@example.com', 'Quận 12 - TP HCM'],
    ['Vũ Tiến Dũng\nLong Biên, HN | 0912 345 111 | dung@example.com', 'Long Biên, HN'],
  ])('%j', (text, location) => {
    expect(contactOf(text).location).toBe(location);
  });

  it.each([
    'Ana Reyes\nJava, Docker\nana@example.com',
    'Ana Reyes\nExcel, Word, PowerPoint\nana@example.com',
    'Ana Reyes\nPhotoshop, Illustrator\nana@example.com',
    'Ana Reyes\nSố ĐT\t0903 111 222',
  ])('a list of tools is no place: %j', (text) => {
    expect(contactOf(text).location).toBeNull();
  });
});
