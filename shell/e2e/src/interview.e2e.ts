import { expect, type Page } from '@playwright/test';
import { looksRight, looksRightEverywhere } from './support/look.js';
import { site } from './support/people.js';
import { openResult } from './support/premium.js';
import { balanceOf } from './support/purchases.js';
import { inBoth, test } from './support/test.js';

const interviewWords = {
  vi: {
    open: 'Luyện phỏng vấn',
    start: 'Bắt đầu buổi 1',
    agree: 'Bắt đầu',
    answer: 'Câu trả lời của bạn',
    send: 'Xem nhận xét',
    next: 'Câu tiếp theo',
    again: 'Trả lời lại',
    three: 'Mức 3/5',
    five: 'Mức 5/5',
    lesson: 'Bài học: Chọn câu',
    use: 'Dùng câu này',
    yours: 'bạn chọn',
    since: /so với lần trước/,
    tooShort: 'Dưới 15 từ thì không nhận xét được. Hãy kể một ví dụ.',
    all: 'Đã trả lời 8/8 câu.',
    sessions: 'Các buổi của bạn',
    answered: 'Đã trả lời 8/8',
    inWorkspace: /^1 buổi phỏng vấn thử/,
    deadline: 'Hạn nộp',
    thin: 'Tôi đã lập bảng theo dõi và tôi đã gọi cho từng khách hàng mỗi tuần để nhắc về các khoản còn nợ.',
    full: 'Khi tôi làm ở công ty cũ năm 2022, báo cáo luôn trễ. Tôi được giao rút ngắn thời gian. Tôi đã lập danh sách các bước và tôi đã bỏ hai bước thừa. Kết quả là thời gian giảm từ 6 ngày xuống 2 ngày.',
  },
  en: {
    open: 'Practise the interview',
    start: 'Start session 1',
    agree: 'Start',
    answer: 'Your answer',
    send: 'Get feedback',
    next: 'Next question',
    again: 'Try again',
    three: 'Level 3 of 5',
    five: 'Level 5 of 5',
    lesson: 'Lesson: Choose a sentence',
    use: 'Use it',
    yours: 'chosen by you',
    since: /since the last try/,
    tooShort: 'Fewer than 15 words cannot be judged. Tell one example.',
    all: '8 of 8 questions answered.',
    sessions: 'Your sessions',
    answered: '8 of 8 answered',
    inWorkspace: /^1 interview session/,
    deadline: 'Closing date',
    thin: 'I set up a list and I called every customer each week to remind them of what they still had to pay.',
    full: 'When I worked at my last company in 2022 the reports were always late. I was asked to change that. I listed every step and I removed two of them. As a result the time fell from 6 days to 2 days.',
  },
} as const;

type Words = (typeof interviewWords)['vi' | 'en'];

async function give(page: Page, w: Words, text: string): Promise<void> {
  await page.getByRole('textbox', { name: w.answer }).fill(text);
  await page.getByRole('button', { name: w.send }).click();
}

for (const [language, details] of inBoth('vi')) {
  test(
    `a practice interview of a result: eight answers, one again, found again (${language})`,
    details,
    async ({ page, request }) => {
      const w = interviewWords[language];
      const person = await openResult(page, request, language);
      await page.getByRole('link', { name: w.open }).click({ timeout: 30_000 });

      await expect(page.getByRole('button', { name: w.start })).toBeVisible();
      await looksRightEverywhere(page);
      await page.getByRole('button', { name: w.start }).click();
      await page.getByRole('dialog').getByRole('button', { name: w.agree }).click();
      await expect(page.getByRole('textbox', { name: w.answer })).toBeVisible({ timeout: 30_000 });
      await expect.poll(() => balanceOf(request, person)).toBe(3);
      await looksRightEverywhere(page);

      await give(page, w, w.thin);
      const feedback = page.getByRole('region').filter({ hasText: w.thin }).last();
      await expect(feedback.getByText(w.three)).toBeVisible();
      await looksRightEverywhere(page);
      await page.getByRole('button', { name: w.again }).click();
      await expect(page.getByRole('textbox', { name: w.answer })).toHaveValue(w.thin);
      await give(page, w, w.full);
      await expect(page.getByText(w.since)).toBeVisible();
      await expect(page.getByText(w.five).first()).toBeVisible();

      // What was not recognised is there all the same: the person says where.
      await page.getByRole('button', { name: w.lesson }).click();
      await looksRightEverywhere(page);
      await page.getByRole('group').getByRole('radio').first().check();
      await page.getByRole('button', { name: w.use }).click();
      await expect(page.getByText(w.yours)).toBeVisible();
      const first = new URL(page.url());
      first.searchParams.set('question', '1');
      await page.goto(first.href);
      await expect(page.getByText(w.yours)).toBeVisible();

      for (let no = 2; no <= 8; no += 1) {
        await page.getByRole('button', { name: w.next }).click();
        await give(page, w, no === 2 ? 'OK.' : `${w.full} ${no}.`);
        if (no === 2) await expect(page.getByText(w.tooShort)).toBeVisible();
      }
      await expect(page.getByText(w.all)).toBeVisible();
      await looksRightEverywhere(page);

      await page.reload();
      await expect(page.getByText(w.all)).toBeVisible();
      await page.getByRole('link', { name: w.sessions }).click();
      await expect(page.getByText(w.answered)).toBeVisible();
      await looksRight(page);

      await page.goto(`${site()}/workspace`);
      const application = page.getByRole('article');
      await expect(application.getByRole('link', { name: w.inWorkspace })).toBeVisible();
      const kept = ['"status":"interview"', '"deadline":"2099-12-31"'].map((change) =>
        page.waitForResponse((reply) => Boolean(reply.request().postData()?.includes(change))),
      );
      await application.getByRole('combobox').selectOption('interview');
      await application.getByLabel(w.deadline).fill('2099-12-31');
      await Promise.all(kept);
      await page.reload();
      await expect(application.getByRole('combobox')).toHaveValue('interview');
      await expect(application.getByLabel(w.deadline)).toHaveValue('2099-12-31');
      await looksRightEverywhere(page);
    },
  );
}
