import { describe, expect, it } from '@jest/globals';
import { parseResume } from '../src/resume/parse-resume.js';
import { text, today } from './people.js';

// Résumés in forms that no list of rules knows: trained weights tell what their lines do. All people are invented.

const read = (lines: string) => {
  const facts = parseResume(text(lines.trim()), today);
  return {
    ...facts,
    firms: facts.experience.map(({ title, company }) => [title, company]),
    studies: facts.education.map(({ degree, institution }) => [degree, institution]),
  };
};
const cells = (line: string): string => line.replaceAll(' => ', '\t');

const florist = cells(`
Marigold Tennyson
marigold.t@example.com | 020 7946 0321 | Norwich

BENCH AND BUCKET
Apr 2020 => Head florist, Wrenfield Blooms Ltd
to present
Run a bench of five, weddings and funerals.
Buy at the market twice a week; waste down from 14% to 6%.
Teach the Saturday class.
Sep 2016 => Florist, The Paper Lantern
to Mar 2020
Window displays every fortnight.
Orders from two hotels.

HOW I LEARNED
2014 to 2016 => Level 3 Diploma in Floristry
Easton Hall College, Norwich

IN MY APRON
Wiring
Hand-tied bouquets
Foam-free arches
Shopify

PEOPLE TO ASK
Mr Tobias Fenn, owner of The Paper Lantern, 020 7946 0555.
`);

const weaver = `
Đinh Thị Mận
0912 345 678 | man.dinh@example.com | xã Yên Lạc, huyện Kim Bảng

CHUYỆN ĐI LÀM
Công ty TNHH Dệt Sông Vàng (KCN Đồng Văn), T3/2020 tới giờ: TỔ TRƯỞNG tổ hồ sợi
Tổ có 18 người, chạy hai ca.
Chia việc, ghi sổ, báo sản lượng cuối ca.
Công ty CP Sợi Bình Lục, chi nhánh Phủ Lý, 2014 – 2020: công nhân đứng máy
Đứng 6 máy, nối sợi, vệ sinh máy.
Kèm người mới.
2010 - 2013: HTX dệt chiếu Cói Nam – thợ dệt

CHỮ NGHĨA
Trung cấp nghề Dệt, Trường Trung cấp nghề Phủ Lý, 2011-2013

VIỆC TAY CHÂN LÀM ĐƯỢC
Máy hồ, máy mắc, nối sợi, đảo ca (biết chạy, chưa biết sửa).

AI BIẾT EM
Anh Quách Văn Lũy, quản đốc, 0987 654 321
`;

const clerk = cells(`
Rosalind Achterberg
rosalind@example.com · +31 20 555 0199

Stops on the way
11/2021 - now => Claims handler
Duinzicht Verzekeringen N.V., Haarlem
Files on water damage, from first call to payment
Wrote the letters that the team now uses
02/2021 - 10/2021 => Time away
Looking after my mother
05/2016 - 01/2021 => Front office clerk
Hotel De Gouden Karper, Leiden
Check-in, bills, complaints
Night shifts every other week
08/2013 - 04/2016 => Sales assistant
Boekhandel Van Rijn & Zoon, Leiden
Till, orders, children's corner

Sat through
BA European Studies -- Leiden University -- 2013
Night course in bookkeeping (40 hours, 2019)
`);

const luthier = `
Ottoline Marsh
LUTHIER · YORK
ottoline@example.com

Where I have worked
Senior Luthier
Ouse Strings (formerly Foss & Derwent Violins), York
May 2021 – present · 4 days/week
Set up and repair forty instruments a month
Two apprentices on Fridays
Luthier, sabbatical cover (0.6)
Harbour Instruments, Whitby
Feb 2020 – Apr 2021 (shop shut Mar–June 2020)
Bows rehaired while people wait
Temp repairer
Locum Crafts Inc. – 11 shops, North Riding
Sept 2019 – Jan 2020
Workshop Assistant, Level II
Dr. A. Penhaligon & Associates, Scarborough
June 2014 – Aug 2017
Glue pots, clamps, tray set-up

Schooling
Higher Diploma, Instrument Making, with honours
Ridings College of Applied Arts, Leeds (accredited) –
2017 to 2019
Woodwork Certificate (Levels I and II)
Lakeside Craft College, Moor Campus – 2013 to 2014
`;

describe('headings in words of the writer’s own', () => {
  it('lose no work, and dates that a narrow column wraps are one range', () => {
    const { firms, experience, studies } = read(florist);
    expect(firms).toEqual([
      ['Head florist', 'Wrenfield Blooms Ltd'],
      ['Florist', 'The Paper Lantern'],
    ]);
    expect(experience.map(({ start, end }) => [start, end])).toEqual([
      ['Apr 2020', 'present'],
      ['Sep 2016', 'Mar 2020'],
    ]);
    expect(studies.map(([, school]) => school)).toEqual([expect.stringContaining('Easton Hall College')]);
  });

  it('head lists of skills', () => {
    expect(read(florist).skills).toEqual(expect.arrayContaining(['Wiring', 'Shopify']));
    const { skills } = read(weaver);
    expect(skills).toEqual(expect.arrayContaining(['nối sợi']));
    expect(skills.join()).not.toContain('chưa biết sửa');
  });

  it('stand above employer, dates and title in one line', () => {
    expect(read(weaver).firms.map(([title]) => title)).toEqual([
      expect.stringContaining('TỔ TRƯỞNG'),
      'công nhân đứng máy',
      'thợ dệt',
    ]);
    expect(read(weaver).firms[0]?.[1]).toContain('Công ty TNHH Dệt Sông Vàng');
  });

  it('do not make positions of pauses, referees and courses', () => {
    const { firms, studies } = read(clerk);
    expect(firms.map(([title]) => title)).toEqual([
      'Claims handler',
      'Front office clerk',
      'Sales assistant',
    ]);
    expect(studies).toEqual([['BA European Studies', 'Leiden University']]);
    expect(read(florist).firms).toHaveLength(2);
  });
});

describe('names that no catalogue knows', () => {
  it('are titles and employers by what stands around them', () => {
    const { firms } = read(luthier);
    expect(firms[0]).toEqual(['Senior Luthier', expect.stringContaining('Ouse Strings')]);
    expect(firms).toContainEqual(['Temp repairer', 'Locum Crafts Inc.']);
    expect(firms.at(-1)?.[1]).toContain('Penhaligon');
  });
});

describe('every fact', () => {
  it.each([florist, weaver, clerk, luthier])('stands in the text', (lines) => {
    const whole = lines.replace(/\s+/g, ' ');
    const { experience, education, skills } = read(lines);
    const facts = [
      ...experience.flatMap(({ title, company, start, end }) => [title, company, start, end]),
      ...education.flatMap(({ degree, institution }) => [degree, institution]),
      ...skills,
    ].filter((fact) => fact !== null);
    for (const fact of facts) expect(whole).toContain(fact.replace(/\s+/g, ' '));
  });

  it('is the same however often a résumé is read', () => {
    expect(read(clerk)).toEqual(read(clerk));
  });
});

describe('a table whose columns have names', () => {
  it('says itself which column holds titles and which employers', () => {
    const { firms } = read(
      cells(`
Ottoline Marsh
ottoline@example.com

Employment
Post => Employer => From – to
Ropemaker => Esk Chandlery & Sons, Sleights => 06/2014 – 02/2019
Sailmaker => Kite Works of Whitby => 03/2019 – present`),
    );
    expect(firms.map(([title]) => title)).toEqual(['Ropemaker', 'Sailmaker']);
    expect(firms[0]?.[1]).toContain('Esk Chandlery');
  });
});
