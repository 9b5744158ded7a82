import { describe, expect, it } from '@jest/globals';
import { analyse } from '../src/analyse.js';
import { parseResume } from '../src/resume/parse-resume.js';
import { text } from './people.js';

// Headings, marks and orders in which people write their work down, each in words of its own.

const today = '2026-11-23';
const jobs = (lines: string): (string | null)[][] =>
  parseResume(text(lines), today).experience.map(({ title, company, dates }) => [title, company, dates]);
const tasks = (lines: string): (readonly [string | null, number])[] =>
  parseResume(text(lines), today).experience.map(({ company, bullets }) => [company, bullets.length]);

describe('work stands under headings of many names', () => {
  it.each([
    ['Positions', 'Oct 2019 – present   Stock planner, Bryn Foods Ltd'],
    ['ROLES HELD', 'Stock planner, Bryn Foods Ltd, 10/2019 – now'],
    ['Projects and positions', 'Stock planner, Bryn Foods Ltd, 10/2019 – now'],
  ])('%s', (heading, line) => {
    const [first] = jobs(
      `Nia Powell\nnia.p@example.com\n\nEducation\nBSc Geography, Coastline University, 2011 – 2014\n\n${heading}\n${line}\n- Ordered for nine shops\n`,
    );
    expect(first?.[0]).toBe('Stock planner');
  });

  it.each([
    ['TIẾN TRÌNH CÔNG VIỆC (gần nhất trước)'],
    ['DỰ ÁN VÀ NƠI LÀM'],
    ['✦ Đã làm ở đâu'],
    ['Nơi làm việc'],
  ])('%s', (heading) => {
    const found = jobs(
      `Lý Thị Sương\nsuong.ly@example.com | 0909 111 222\n\nHỌC VẤN\nCao đẳng Thủy sản Miền Duyên, 2010–2013\n\n${heading}\nCông ty TNHH Gạo Sông Tiền\nNhân viên kho\n05/2016 – nay\n- Xếp 40 tấn một ngày\n`,
    );
    expect(found).toEqual([['Nhân viên kho', 'Công ty TNHH Gạo Sông Tiền', '05/2016 – nay']]);
  });

  it('is found under a sign that heads all sections, whatever it says', () => {
    const found = jobs(
      '#Giới thiệu\nEm học năm ba.\n\n#Học tập\n09/2022 – nay: Đại học Nông nghiệp Bãi Sậy\n\n#Đã thử sức\nTrợ giảng môn Hóa, 10/2024 – 01/2025\n  soạn bài tập cho 20 bạn\n\n#Kỹ năng\nWord, Excel\n',
    );
    expect(found.map(([title]) => title)).toEqual(['Trợ giảng môn Hóa']);
  });
});

describe('entries', () => {
  it('may have a mark of their own above the dates', () => {
    const found = tasks(
      'Tô Kim Liên\nlien.to@example.com\n\nKINH NGHIỆM LÀM VIỆC\n\n❖ Công ty Dệt Bến Đá\nNhân viên thu mua, T3/2022 - hiện tại\n • Tìm 12 nhà cung cấp mới\n • Đàm phán giá sợi\n\n❖ Công ty Sợi Gò Mây\nNhân viên kho, 07/2020 – 02/2022\n • Kiểm kê mỗi tháng\n',
    );
    expect(found).toEqual([
      ['Công ty Dệt Bến Đá', 2],
      ['Công ty Sợi Gò Mây', 1],
    ]);
  });

  it('may be counted, and a pause is none of them', () => {
    const found = jobs(
      'Quan Thế Vinh\nvinh.quan@example.com\n\nKINH NGHIỆM\n(Nghỉ ở nhà)\n03/2023 – 06/2025\nChăm mẹ ốm.\n\n(a) Công ty CP Thép Hòn Chông\nThợ hàn, 05/2019 – 02/2023\n- Hàn ống áp lực\n\n(b) Xưởng cơ khí Ba Tri\nThợ hàn, 2016–2019\n- Hàn cổng, lan can\n',
    );
    expect(found).toEqual([
      ['Thợ hàn', 'Công ty CP Thép Hòn Chông', '05/2019 – 02/2023'],
      ['Thợ hàn', 'Xưởng cơ khí Ba Tri', '2016–2019'],
    ]);
  });

  it('may be one long line that dates open', () => {
    const found = jobs(
      'Mã Văn Khởi\nkhoi.ma@example.com\n\nKinh nghiệm\n* T6/2021 - hiện tại: Nhân viên bảo trì, chăm sóc các dàn lạnh và băng tải tại kho lạnh Hải Âu (thuộc công ty thủy sản Biển Bạc, ca ba)\n  + Thay dầu máy nén\n',
    );
    expect(found.map(([title, , dates]) => [title, dates])).toEqual([
      ['Nhân viên bảo trì', 'T6/2021 - hiện tại'],
    ]);
  });

  it('get the tasks that stand below their list under the employer’s name', () => {
    const found = tasks(
      'Rhys Calder\nrhys.c@example.com\n\nPERIOD\tEMPLOYER\tPOSITION\n08/2017 – now\tFenmoor Pumps Ltd\tService engineer\n02/2014 – 07/2017\tTarn Shipping Co\tSecond engineer\n2009 – 2013\tHalden Works\tMachinist\n\nFENMOOR PUMPS, what I do\n- Strip and rebuild pumps\n- Write the report the same evening\n\nAt Tarn Shipping\n- Boilers\n',
    );
    expect(found).toEqual([
      ['Fenmoor Pumps Ltd', 2],
      ['Tarn Shipping Co', 1],
      ['Halden Works', 0],
    ]);
  });
});

describe('what is known little', () => {
  const verdictOf = (language: 'en' | 'vi', line: string, ask: string): string | undefined =>
    analyse({
      resume: text(
        language === 'en'
          ? `Edda Lind\nedda@example.com\n\nExperience\nClerk, Orrin Ltd, 01/2019 - 10/2024\n- Sorted mail\n\nSkills\n${line}\n`
          : `Ngô Thị Mận\nman.ngo@example.com\n\nKinh nghiệm\nNhân viên - Công ty Hòa An\n01/2019 - 10/2024\n- Trực quầy\n\nKỹ năng\n${line}\n`,
      ),
      job: text(
        language === 'en'
          ? `Clerk\n\nRequirements\n- ${ask}\n- Knowledge of Fortran`
          : `Nhân viên\n\nYêu cầu\n- ${ask}\n- Biết Fortran`,
      ),
      language,
      today,
    }).requirements.find(({ sentence }) => ask.includes(sentence))?.verdict;

  it.each([
    ['en', 'Figma ●●○○○, Word ●●●●●', 'Knowledge of Figma', 'partly'],
    ['en', 'Figma ●●●●○', 'Knowledge of Figma', 'met'],
    ['en', 'SketchUp 1/5', 'Knowledge of SketchUp', 'partly'],
    ['vi', 'Figma ★★☆☆☆', 'Thành thạo Figma', 'partly'],
    ['vi', 'Tiếng Anh: chứng chỉ A', 'Anh văn bằng B', 'partly'],
    ['vi', 'Tiếng Anh: bằng C', 'Anh văn bằng B', 'met'],
    ['vi', 'Tiếng Nhật N3, lâu không dùng nên quên gần hết', 'Tiếng Nhật N3', 'partly'],
  ] as const)('%s: %s for “%s”: %s', (language, line, ask, verdict) =>
    expect(verdictOf(language, line, ask)).toBe(verdict),
  );

  it.each([
    ['Diplom in Physics, Universität Auenstadt, 2004 - 2009', 'Master’s degree in physics', 'met'],
    [
      'Diplom-Ingenieur (FH) Elektrotechnik, Fachhochschule Auenstadt, 2004 - 2008',
      'Bachelor’s degree',
      'met',
    ],
    ['Diploma in Nursing, City College, 2004 - 2006', 'Bachelor’s degree', 'partly'],
  ])('%s: “%s” is %s', (study, ask, verdict) => {
    const { requirements } = analyse({
      resume: text(
        `Edda Lind\nedda@example.com\n\nExperience\nClerk, Orrin Ltd, 01/2019 - 10/2024\n- Sorted mail\n\nEducation\n${study}\n`,
      ),
      job: text(`Clerk\n\nRequirements\n- ${ask}\n- Knowledge of Fortran`),
      language: 'en',
      today,
    });
    expect(requirements.find(({ kind }) => kind === 'degree')?.verdict).toBe(verdict);
  });
});
