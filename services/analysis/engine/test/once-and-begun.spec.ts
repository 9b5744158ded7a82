import { describe, expect, it } from '@jest/globals';
import { analyse } from '#src/analyse';
import { plainTextDocument } from '#src/document';
import type { OutputLanguage } from '#src/report';

// What a résumé says was there once, or is begun and not over, is told as such. All people are invented.

const rowsOf = (language: OutputLanguage, asks: readonly string[], lines: readonly string[], more = '') => {
  const listed = (all: readonly string[]): string => all.map((one) => `- ${one}`).join('\n');
  const [post, resume] =
    language === 'vi'
      ? [
          `Nhân viên\n\nYêu cầu:\n${listed(asks)}`,
          `Lê Thị Sen\nsen@example.com\n\nKinh nghiệm làm việc\nNhân viên, Công ty TNHH Lúa Vàng\n01/2019 - nay\n${listed(lines)}\n${more}`,
        ]
      : [
          `Assistant\n\nRequirements:\n${listed(asks)}`,
          `Pat Fold\npat@example.com\n\nExperience\nAssistant, Mill Lane Ltd\n01/2019 - present\n${listed(lines)}\n${more}`,
        ];
  return analyse({
    resume: plainTextDocument(resume),
    job: plainTextDocument(post),
    language,
    today: '2026-11-25',
  }).requirements.filter(({ kind }) => kind !== 'title' && kind !== 'level');
};
const toldOf = (language: OutputLanguage, ask: string, line: string, more?: string): string[] =>
  rowsOf(language, [ask], [line], more).map(({ verdict, reason }) => `${verdict}: ${reason}`);

const lapsed = { en: 'partly: It stands in the résumé as lapsed.', vi: 'partly: CV ghi là đã hết hạn.' };
const past = {
  en: 'partly: The résumé says that this was there once, and not lately.',
  vi: 'partly: CV cho biết trước đây có, gần đây thì không.',
};
const begun = {
  en: 'partly: The résumé says that this is still being learnt, or not examined yet.',
  vi: 'partly: CV cho biết nội dung này còn đang học hoặc chưa thi.',
};

describe('what has run out was there', () => {
  it.each([
    ['en', 'CISSP certification', 'Certificates\nCISSP\tISC2\tExpired Feb. 2024, retake booked'],
    ['en', 'CCNA certificate', 'Certificates\nCCNA – ran out in May 2023'],
    ['en', 'CISSP certification', 'Certificates\nCISSP (2015), no longer valid'],
    ['vi', 'Có chứng chỉ CCNA', 'Chứng chỉ\nCCNA, cấp 2019, hết hạn 5/2022'],
    ['vi', 'Chứng chỉ PMP', 'Chứng chỉ\nPMP – cấp 2018, giấy có giá trị ba năm, sau đó chưa thi lại'],
  ] as const)('%s: %s', (language, ask, more) =>
    expect(toldOf(language, ask, language === 'vi' ? 'Xếp thư' : 'Filed letters', more)).toEqual([
      lapsed[language],
    ]),
  );

  it('what runs out some day is held', () =>
    expect(
      toldOf('vi', 'Chứng chỉ CCNA', 'Xếp thư', 'Chứng chỉ\nCCNA, cấp 05/2025, hết hạn 05/2028')[0],
    ).toMatch(/^met/u));

  it('of two papers in a row only the one that has run out is', () => {
    const more = 'Certificates\nCCNA, CISSP (expired 2023)';
    expect(toldOf('en', 'CCNA certificate', 'Filed letters', more)[0]).toMatch(/^met/u);
    expect(toldOf('en', 'CISSP certificate', 'Filed letters', more)).toEqual([lapsed.en]);
  });

  it.each([
    ['en', 'Experience with Zendesk', 'Cleared expired orders in Zendesk'],
    ['en', 'Experience with Airtable', 'Kept an Airtable base, flagged permits that had expired'],
    ['vi', 'Biết Tableau', 'Làm báo cáo bằng Tableau, giảm 12% khoản vay quá hạn'],
    ['vi', 'Biết Tableau', 'Lập bảng Tableau, nhắc hợp đồng sắp hết hạn'],
  ] as const)('%s: what people deal with may run out: %s, %s', (language, ask, line) =>
    expect(toldOf(language, ask, line)[0]).toMatch(/^met/u),
  );
});

describe('not since some time is no denial of what was before', () => {
  it.each([
    ['en', 'Experience with Kotlin', 'No Kotlin since college'],
    ['en', 'Experience with Tableau', 'Have not used Tableau since 2020'],
    ['vi', 'Biết Kotlin', 'Không dùng Kotlin từ năm 2019'],
  ] as const)('%s: %s', (language, ask, line) =>
    expect(toldOf(language, ask, line)).toEqual([past[language]]),
  );

  it.each([
    ['en', 'Experience with Kotlin', 'Never used Kotlin'],
    ['vi', 'Biết Kotlin', 'Chưa từng dùng Kotlin'],
  ] as const)('%s: %s, %s stays a denial', (language, ask, line) =>
    expect(toldOf(language, ask, line)[0]).toMatch(/^not-found/u),
  );
});

describe('what is begun is being learnt', () => {
  it.each([
    ['en', 'Knowledge of ISO 14001', 'Courses\nISO 14001 introduction: enrolled, not finished'],
    ['en', 'CISSP certification', 'Certificates\nCISSP: three of eight modules done'],
    ['en', 'PMP certificate', 'Certificates\nPMP, self study, exam not yet booked'],
    ['vi', 'Chứng chỉ CCNA', 'Chứng chỉ\nCCNA: đã đậu 1/2 môn, môn còn lại thi tháng 6/2027'],
    ['vi', 'Biết Tableau', 'Các khóa học\nTableau cho người mới (trực tuyến, mới được 2/5 khóa)'],
    ['vi', 'Chứng chỉ PMP', 'Chứng chỉ\nLớp PMP buổi tối, đã học xong, còn nợ bài thi'],
  ] as const)('%s: %s', (language, ask, more) =>
    expect(toldOf(language, ask, language === 'vi' ? 'Xếp thư' : 'Filed letters', more)).toEqual([
      begun[language],
    ]),
  );

  it('all parts of all are the whole', () =>
    expect(
      toldOf(
        'en',
        'CISSP certification',
        'Filed letters',
        'Certificates\nCISSP: eight of eight modules done',
      )[0],
    ).toMatch(/^met/u));

  it.each([
    [
      'en',
      "Master's degree in economics",
      'Education\nMaster of Arts in Economics (12 of 30 units, evenings, continuing)\nOpen University of the North\nsince 2024\n\nBachelor of Arts in Economics\nUniversity of Fenmoor\n2010 - 2014',
      'The degree is not finished yet.',
    ],
    [
      'vi',
      'Tốt nghiệp cao đẳng ngành kế toán',
      'Học vấn\nCao đẳng Kế toán, Trường Cao đẳng Bình Minh, vào 2025, năm thứ hai, chưa xong',
      'Chương trình học chưa hoàn thành.',
    ],
  ] as const)('%s: a study that goes on does not fit: %s', (language, ask, more, reason) => {
    const [row] = rowsOf(language, [ask], [language === 'vi' ? 'Xếp thư' : 'Filed letters'], more);
    expect([row?.verdict, row?.reason]).toEqual(['partly', reason]);
  });
});
