import fc from 'fast-check';

// Paragraphs of offers, of the employer and of papers to hand in: none of them asks for anything. All houses are invented.

const heads = {
  en: [
    'Why you will enjoy it with us',
    'What we give in return',
    'Our thanks to you',
    'What’s in it for you?',
    'Your perks',
    'Reasons to join us',
    'Perks and pay',
  ],
  vi: [
    'Quyền lợi dành cho bạn',
    'Vì sao nên gắn bó với chúng tôi',
    'Tại sao bạn sẽ thích nơi này?',
    'Đãi ngộ khi về với xưởng',
    'Bạn sẽ nhận được gì',
    'Đổi lại',
  ],
} as const;
const gifts = {
  en: [
    'A Tableau course after the first summer',
    'Scrum evenings with our designers',
    'Allotment, canoe club and a choir',
    'Help with childcare, German lessons',
    'Learn Kotlin on the job',
    'A friendly, proactive crew',
  ],
  vi: [
    'Được học tiếng Nhật và Power BI',
    'Phụ cấp điện thoại, xăng xe',
    'Lớp kỹ năng lãnh đạo mỗi quý',
    'Câu lạc bộ cầu lông, thư viện nhỏ',
    'Nghỉ chiều thứ bảy',
    'Khóa học Figma miễn phí',
  ],
} as const;
const talk = {
  en: [
    'In return we pay for evening classes in Danish and Illustrator.',
    'You will receive 30 days of leave, a tram pass and coaching in negotiation.',
    'Moss & Daughters runs nine nurseries on Odoo and Shopify and ships to Norway.',
    'About our workshop\nFounded in 1974, we export looms to Italy and build their software in Python.',
    'How to apply\n- Cover letter in English\n- Copies of your Excel certificates',
  ],
  vi: [
    'Đổi lại, tiệm trả lương tháng 13, cho học tiếng Hoa và Photoshop.',
    'Xưởng Mây Tre bán hàng qua Shopee, dùng phần mềm SAP và xuất khẩu sang Nhật.',
    'Giới thiệu về xưởng\nXưởng có 3 chi nhánh, đội lập trình Java riêng và kho ở Long An.',
    'Tiệm Bánh Lá không phân biệt tuổi tác, tôn giáo hay khuyết tật.',
    'Hồ sơ gồm\n- Đơn xin việc, sơ yếu lý lịch\n- Bản sao chứng chỉ Word, Excel',
  ],
} as const;

/** A paragraph that a post may end with and that asks for nothing. */
export function offerParagraphs(language: 'en' | 'vi'): fc.Arbitrary<string> {
  const listed = fc
    .tuple(
      fc.constantFrom(...heads[language]),
      fc.subarray([...gifts[language]], { minLength: 1, maxLength: 4 }),
    )
    .map(([head, lines]) => [head, ...lines.map((line) => `- ${line}`)].join('\n'));
  return fc.oneof(listed, fc.constantFrom(...talk[language]));
}
