import { describe, expect, it } from '@jest/globals';
import { analyse } from '#src/analyse';
import { plainTextDocument } from '#src/document';
import type { OutputLanguage } from '#src/report';

// A demand of a post is read whole, and what only sounds like one asks for nothing. All posts are invented.

const compared = (language: OutputLanguage, post: string, lines: readonly string[] = [], more = '') => {
  const listed = lines.map((one) => `- ${one}`).join('\n');
  const resume =
    language === 'vi'
      ? `Lê Thị Sen\nsen@example.com\n\nKinh nghiệm làm việc\nNhân viên, Công ty TNHH Lúa Vàng\n01/2019 - nay\n- Xếp thư\n${listed}\n${more}`
      : `Pat Fold\npat@example.com\n\nExperience\nAssistant, Mill Lane Ltd\n01/2019 - present\n- Filed letters\n${listed}\n${more}`;
  return analyse({
    resume: plainTextDocument(resume),
    job: plainTextDocument(post),
    language,
    today: '2026-11-25',
  });
};
const rowsOf = (...input: Parameters<typeof compared>) =>
  compared(...input).requirements.filter(({ kind }) => kind !== 'title' && kind !== 'level');
const labelsOf = (...input: Parameters<typeof compared>): string[] =>
  rowsOf(...input).map(({ label }) => label);
const asking = (line: string): string => `Assistant\n\nRequirements:\n- ${line}`;
const canCo = (line: string): string => `Nhân viên\n\nYêu cầu:\n- ${line}`;
const doing = (line: string): string => `Nhân viên\n\nMô tả công việc:\n- ${line}`;

describe('headings and labels', () => {
  it.each([
    [
      'en',
      'Assistant\n\nRequirements\n- Experience with Zendesk\n\nGood to have, but we will train you\n- Tableau',
    ],
    ['en', 'Assistant\n\nRequirements\n- Experience with Zendesk\n\nNice, but we can show you\n- Tableau'],
    ['vi', 'Nhân viên\n\nYêu cầu\n- Biết Zendesk\n\nBiết thêm thì rất quý\n- Tableau'],
  ] as const)('%s: a heading of wishes is no demand', (language, post) =>
    expect(rowsOf(language, post).map(({ label, importance }) => [label, importance])).toEqual([
      ['Zendesk', 'must'],
      ['Tableau', 'nice'],
    ]),
  );

  it.each([
    ['en', 'Title: Cook (pastry) Department: Kitchen\nRequirements\n- Zendesk', 'Cook (pastry)'],
    [
      'en',
      'LEAD SOFTWARE ENGINEER IN TEST (SDET) – SATELLITES\n\nRequirements\n- Zendesk',
      'LEAD SOFTWARE ENGINEER IN TEST (SDET)',
    ],
  ] as const)('%s: the title ends where it ends: %s', (language, post, title) =>
    expect(compared(language, post).job.title).toBe(title),
  );

  it.each([
    ['en', 'SECRETARY TO THE FINANCE DIRECTOR\n\nRequirements\n- Zendesk'],
    ['vi', 'Trợ lý Tổng giám đốc\n\nYêu cầu\n- Biết Zendesk'],
  ] as const)('%s: the rank of the boss is none of the post', (language, post) =>
    expect(compared(language, post).requirements.filter(({ kind }) => kind === 'level')).toEqual([]),
  );

  it.each([
    ['en', 'Yard Clerk\n\nThe Yard Clerk books and weighs incoming loads.\n\nRequirements\n- Zendesk'],
    [
      'en',
      'Yard Clerk\n\nYour tasks\nYou work in a small team with six drivers and a weighbridge keeper.\n\nRequirements\n- Zendesk',
    ],
    [
      'vi',
      'Nhân viên kho\n\nCông việc\nBạn sẽ làm việc trong nhóm năm người và một trưởng kho.\n\nYêu cầu\n- Biết Zendesk',
    ],
  ] as const)('%s: what sums up the post or tells of the team is no task: %s', (language, post) =>
    expect(labelsOf(language, post)).toEqual(['Zendesk']),
  );
});

describe('fragments', () => {
  it.each([
    [canCo('Biết thêm Tableau'), ['Tableau']],
    [canCo('Từng tham gia hội thi tay nghề'), ['tham gia', 'gia hội thi']],
  ] as const)('a word that only joins is no name: %s', (post, labels) => {
    for (const label of labelsOf('vi', post)) expect(labels.slice(1)).not.toContain(label);
    expect(labelsOf('vi', post)).not.toContain('thêm');
  });

  it.each([
    [doing('Kiểm lô hàng cùng QC; gửi bảng công cho phòng HR chấm'), /^(?:QC|HR)$/u],
    [doing('Làm việc với ngân hàng, hải quan và hãng bảo hiểm'), /^(?:ngân hàng|hải quan|bảo hiểm)$/iu],
    [doing('Lắp đèn cường độ cao'), /cường độ/iu],
    [doing('Xây dựng và duy trì giáo trình lớp chồi'), /^xây dựng$/iu],
  ])('those one works with, and deeds, are no skills: %s', (post, label) => {
    expect(labelsOf('vi', post).filter((one) => label.test(one) && !/\s(?:đèn|và)\s/u.test(one))).toEqual([]);
  });

  it.each([
    [
      asking('Dutch is a clear advantage since many of our guests speak it'),
      /^(?:an? )?(?:clear )?advantage/u,
    ],
    [asking('The forklift ticket is needed within two months of the start'), /months of experience/u],
    [asking('Confident with Eventbrite for ticketing'), /^ticketing$/iu],
  ])('what is said around a demand is none: %s', (post, label) =>
    expect(labelsOf('en', post).filter((one) => label.test(one))).toEqual([]),
  );

  it('a name of a place is not cut', () =>
    expect(
      labelsOf(
        'vi',
        doing(
          'Soạn thực đơn ba bữa cho học sinh từ lớp 1 đến lớp 5 theo khẩu phần của Viện Dinh dưỡng Việt Nam và khung châu Âu',
        ),
      ).filter((label) => /^Nam\s/u.test(label)),
    ).toEqual([]));
});

describe('a general noun belongs to what it is of', () => {
  it.each([
    ['Groundwater monitoring', 'Groundwater monitoring'],
    ['Slow acid titration', 'Slow acid titration'],
    ['Night cleaning of cold rooms', 'Night cleaning of cold rooms'],
  ])('%s', (ask, label) => expect(labelsOf('en', asking(ask))).toEqual([label]));

  it.each([
    ['en', asking('Groundwater monitoring'), ['No groundwater monitoring so far', 'Monitoring of stock']],
    ['vi', canCo('Biết hàn đồng'), ['Hàn que và hàn MAG', 'Chưa hàn đồng']],
  ] as const)('%s: who denies the whole does not have it', (language, post, lines) =>
    expect(rowsOf(language, post, lines).map(({ verdict }) => verdict)).toEqual(['not-found']),
  );
});

describe('papers, places of work and the person', () => {
  it('papers in one row are papers', () =>
    expect(
      rowsOf('en', asking('A valid manual handling certificate and a current lifeguard ticket')).map(
        ({ kind, label }) => [kind, label],
      ),
    ).toEqual([
      ['certificate', 'manual handling certificate'],
      ['certificate', 'lifeguard ticket'],
    ]));

  it.each([
    ['vi', canCo('Lý lịch tư pháp số 1 rõ ràng')],
    ['vi', canCo('Không cờ bạc, nhậu nhẹt')],
  ] as const)('%s: a clean record and habits are circumstances', (language, post) =>
    expect(new Set(rowsOf(language, post).map(({ kind }) => kind))).toEqual(new Set(['condition'])),
  );

  it('the paper is not shown by the title of somebody else', () =>
    expect(
      rowsOf('vi', canCo('Chứng chỉ quản đốc xưởng dệt'), [
        'Sổ chung do quản đốc xưởng dệt lập, tôi chỉ gửi số',
      ]).map(({ verdict }) => verdict),
    ).toEqual(['not-found']));
});

describe('what shows a thing is about that thing', () => {
  it('the very word counts before another name of the entry', () => {
    const [row] = rowsOf('en', asking('Hydraulics'), [], 'Skills\nPneumatics, Hydraulics (basic)');
    expect([row?.verdict, row?.evidence.some(({ quote }) => quote.includes('Hydraulics (basic)'))]).toEqual([
      'partly',
      true,
    ]);
  });

  it.each([
    ['vi', canCo('Kinh nghiệm bán hàng'), 'Họp tuần với sale và kho'],
    ['en', asking('Marketing'), 'Met every Monday with marketing and the warehouse'],
  ] as const)('%s: a department that one meets shows nothing: %s', (language, post, line) =>
    expect(rowsOf(language, post, [line]).map(({ verdict }) => verdict)).not.toContain('met'),
  );

  it.each([
    [
      canCo('Tốt nghiệp trung cấp nghề trở lên (mộc, sơn)'),
      'Trung cấp nghề Mộc, Trường Trung cấp nghề Hòa An\n2008 - 2010',
    ],
  ])('the fields of a degree may stand in a bracket: %s', (post, study) => {
    const rows = rowsOf('vi', post, [], `Học vấn\n${study}`);
    expect(rows.map(({ kind, verdict }) => [kind, verdict])).toEqual([['degree', 'met']]);
  });
});
