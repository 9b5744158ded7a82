import { describe, expect, it } from '@jest/globals';
import { analyse } from '../src/analyse.js';
import { text, today } from './people.js';

// Verdicts that any reader would give at once: spelling, abbreviations, very names, little knowledge. All people are invented.

const rows = (lines: string, ask: string, language: 'en' | 'vi') =>
  analyse({
    resume: text(
      language === 'vi'
        ? `Hồ Văn Sóc\nsoc@example.com | Cà Mau\n\nKinh nghiệm\nThợ đóng xuồng, Công ty CP Đước Xanh\n03/2018 - nay\n${lines}`
        : `Wyn Tarrant\nwyn@example.com | Ely\n\nExperience\nBoat Hand, Reedland Ltd\n03/2018 - present\n${lines}`,
    ),
    job: text(`${language === 'vi' ? 'Thợ\n\nYêu cầu' : 'Hand\n\nRequirements'}\n- ${ask}`),
    today,
    language,
  }).requirements.filter(({ kind }) => kind !== 'title');
const verdicts = (lines: string, ask: string, language: 'en' | 'vi') =>
  rows(lines, ask, language).map(({ verdict }) => verdict);

describe('one letter before a hyphen', () => {
  it.each([
    ['- Took T-Cash payments at the landing', 'Experience with TCASH'],
    ['- Took M-Kassa at the kiosk', 'Experience with MKASSA'],
  ])('begins a word that others write in one: %s', (line, ask) =>
    expect(verdicts(line, ask, 'en')).toEqual(['met']),
  );
});

describe('the very name of a longer demand', () => {
  it.each([
    ['- ADN 4B class, 2022', 'barge fire ADN 4B', 'en'],
    ['- Xem bản vẽ, làm theo QCVN', 'Biết đọc QCVN', 'vi'],
  ] as const)('shows a part of it: %s', (line, ask, language) =>
    expect(verdicts(line, ask, language)).toContain('partly'),
  );
});

it('letters of a body are its name, joining words left out', () =>
  expect(
    verdicts('\nMemberships\n- Associate, Royal Guild of Reed Cutters', 'Membership of RGRC', 'en'),
  ).toEqual(['met']));

describe('papers by their abbreviations', () => {
  it('are the same', () =>
    expect(verdicts('\nGiấy tờ\n- Thẻ an toàn lao động nhóm 3, cấp 02/2026', 'có thẻ ATLĐ', 'vi')).toEqual([
      'met',
    ]));
});

describe('a circumstance told in other words', () => {
  it.each([
    ['\nPersonal data\nDate of birth: 8 October 1991\n', 'Age below 45', 'en'],
    ['\nNotes\n- Day and night duty both possible', 'Rotating shifts', 'en'],
    ['\nNói thêm\n- Làm thêm tối và chủ nhật được', 'Tăng ca được', 'vi'],
    ['\nPapers\n- Clean B licence', 'Driving licence category B', 'en'],
  ] as const)('%s shows %s', (lines, ask, language) =>
    expect(verdicts(lines, ask, language)).toEqual(['met']),
  );
});

describe('a language of which only greetings are known', () => {
  it.each([
    ['\nLanguages\nGreek (greetings and simple questions), Dutch', 'Greek', 'en'],
    ['\nNgoại ngữ\nTiếng Nga: vài từ', 'Biết tiếng Nga', 'vi'],
  ] as const)('is known a little: %s', (lines, ask, language) => {
    const [row] = rows(lines, ask, language);
    expect(row?.verdict).toBe('partly');
    expect(row?.reason).not.toMatch(/asked|yêu cầu/u);
  });
});
