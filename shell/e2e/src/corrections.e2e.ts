import { expect, type Locator, type Page } from '@playwright/test';
import { finished, submitSample } from './support/analyses.js';
import { enterBackOffice, rowOf } from './support/back-office.js';
import { logIn } from './support/log-in.js';
import { looksRight } from './support/look.js';
import { makePerson, prefer, site, themeOf, tokenOf } from './support/people.js';
import { long, test } from './support/test.js';

const words = {
  vi: {
    open: /^Không đúng\?/,
    dismiss: 'Đây không phải yêu cầu',
    nice: 'Đổi thành ưu tiên',
    madeNice: 'Bạn đã đổi thành ưu tiên.',
    evidence: 'Tôi có, ở dòng này…',
    undo: /^Hoàn tác/,
    leftOut: 'Đã bỏ ra',
    byLine: 'Theo dòng mà bạn đã chọn.',
    bar: 'Chỗ sửa của bạn',
    saved: 'Đã lưu.',
    failed: /^Chưa lưu được chỗ sửa/,
    again: 'Lưu lại',
    undoAll: 'Hoàn tác hết',
    post: 'Máy đọc được gì từ tin tuyển dụng',
    editTitle: 'Không đúng? Sửa Vị trí',
    title: 'Vị trí',
    heading: 'Kết quả: Data Analyst II',
  },
  en: {
    open: /^Not right\?/,
    dismiss: 'This is not a requirement',
    nice: 'Make it a nice to have',
    madeNice: 'You made it a nice to have.',
    evidence: 'I have this, in this line…',
    undo: /^Undo/,
    leftOut: 'Left out',
    byLine: 'By the line that you chose.',
    bar: 'Your corrections',
    saved: 'Saved.',
    failed: /^Your corrections could not be saved/,
    again: 'Save again',
    undoAll: 'Undo all',
    post: 'What we read of the post',
    editTitle: 'Not right? Edit Title',
    title: 'Title',
    heading: 'Result: Data Analyst II',
  },
} as const;

/** A post that asks for two things that the sample's person does not show. */
const posts = {
  vi: `Chuyên viên phân tích dữ liệu
Yêu cầu
- Tối thiểu 3 năm kinh nghiệm phân tích dữ liệu.
- Thành thạo SQL và Power BI.
- Bắt buộc biết Snowflake.
- Bắt buộc biết Terraform.
Ưu tiên
- Biết Docker là một lợi thế.`,
  en: `Data Analyst
Requirements
- At least 3 years of experience in data analysis.
- Strong SQL and Power BI.
- Must know Snowflake.
- Must know Terraform.
Nice to have
- Docker is a plus.`,
};

const sizes = { vi: { width: 390, height: 844 }, en: { width: 1440, height: 900 } };

/** What the bar says: how many, and the two scores. */
async function barSays(page: Page, name: string): Promise<number[]> {
  const text = await page.getByRole('region', { name }).getByRole('status').innerText();
  return (text.match(/\d+/g) ?? []).map(Number);
}

for (const language of ['vi', 'en'] as const) {
  test(`a result is put right by whose it is (${language})`, long, async ({ page, context, request }) => {
    const w = words[language];
    const person = await makePerson(request);
    const token = await tokenOf(request, person);
    const id = await submitSample({ request, url: site(), token, language, job: posts[language] });
    await finished({ request, url: site(), token }, id);
    await prefer(page, { language, theme: themeOf(language) });
    await page.setViewportSize(sizes[language]);
    await logIn(page, person, language);
    await page.goto(`${site()}/free-analysis-result?id=${id}`);

    const bar = page.getByRole('region', { name: w.bar });
    const row = (label: string): Locator =>
      page.locator('tr[id^="requirement-"]').filter({ has: page.getByText(label, { exact: true }) });
    const [snowflake, terraform, sql] = [row('Snowflake'), row('Terraform'), row('SQL')];
    await expect(snowflake).toBeVisible();

    // Without a network what was chosen stays, and is sent again; also the part that adds up is loaded then.
    await context.setOffline(true);
    await snowflake.getByRole('button', { name: w.open }).click();
    await snowflake.getByRole('button', { name: w.dismiss }).click();
    await expect(bar.getByText(w.failed)).toBeVisible();
    await expect(snowflake).toContainText(w.leftOut);
    await context.setOffline(false);
    await expect(bar.getByText(w.saved)).toBeVisible();
    await expect(bar).toContainText('→');
    const [, read, without] = await barSays(page, w.bar);
    expect(without).toBeGreaterThan(read ?? 100);

    // Undone by the row itself, and left out again.
    await snowflake.getByRole('button', { name: w.undo }).click();
    await expect(bar).toBeHidden();
    await snowflake.getByRole('button', { name: w.open }).click();
    await looksRight(page);
    await snowflake.getByRole('button', { name: w.dismiss }).click();
    await expect(snowflake).toContainText(w.leftOut);

    // Another importance, and a line that shows what was not found.
    await sql.getByRole('button', { name: w.open }).click();
    await sql.getByRole('button', { name: w.nice }).click();
    await expect(sql).toContainText(w.madeNice);
    await terraform.getByRole('button', { name: w.open }).click();
    await terraform.getByRole('button', { name: w.evidence }).click();
    await terraform.getByRole('searchbox').fill('power bi');
    await looksRight(page);
    await terraform
      .getByRole('list')
      .getByRole('button', { name: /Power BI/ })
      .first()
      .click();
    await expect(terraform).toContainText(w.byLine);

    // What was read of the post.
    const post = page.getByRole('region', { name: w.post });
    await post.getByRole('button', { name: w.editTitle }).click();
    await post.getByRole('textbox', { name: w.title }).fill('Data Analyst II');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: w.heading })).toBeVisible();
    await expect(bar.getByText(w.saved)).toBeVisible();
    await looksRight(page);
    const before = await barSays(page, w.bar);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: w.heading })).toBeVisible();
    await expect(bar).toContainText('→');
    expect((await barSays(page, w.bar)).slice(0, 3)).toEqual(before.slice(0, 3));
    await expect(snowflake).toContainText(w.leftOut);
    await expect(sql).toContainText(w.madeNice);
    await looksRight(page);

    await bar.getByRole('button', { name: w.undoAll }).click();
    await expect(bar).toBeHidden();
    await expect(snowflake).not.toContainText(w.leftOut);
  });
}

test('an administrator sees what is corrected, and of whom nothing', long, async ({ page, request }) => {
  const person = await makePerson(request);
  const token = await tokenOf(request, person);
  const id = await submitSample({ request, url: site(), token });
  await finished({ request, url: site(), token }, id);
  const reply = await request.put(`${site()}/api/free-analysis/${id}/corrections`, {
    headers: { authorization: `Bearer ${token}` },
    data: { corrections: [{ kind: 'fact', fact: 'company', value: 'Hidden Harbour Ltd' }] },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  await enterBackOffice(page, 'en', '/admin/free-analysis/corrections');
  await expect(rowOf(page, 'Employer of the post')).toContainText('Read wrongly');
  await expect(page.getByText('Hidden Harbour')).toHaveCount(0);
  await looksRight(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await looksRight(page);
});
