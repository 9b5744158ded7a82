const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The tester's bank: one form, both languages side by side. */
export const bankPage = (content: string, amount: number | null): string => `<!doctype html>
<html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Ngân hàng thử nghiệm · Sandbox bank</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; background: #f1f5f9; color: #0f172a }
main { max-width: 26rem; margin: 2rem auto; padding: 1.5rem; background: #fff; border-radius: 12px }
h1 { font-size: 1.25rem; margin: 0 } p { color: #475569; margin: .25rem 0 1rem }
label { display: block; margin: .75rem 0 .25rem; font-weight: 600 }
input, select, button { font: inherit; width: 100%; box-sizing: border-box; padding: .6rem; border: 1px solid #94a3b8; border-radius: 8px }
button { margin-top: 1.25rem; background: #1d4ed8; border-color: #1d4ed8; color: #fff; font-weight: 600; cursor: pointer }
input:focus-visible, select:focus-visible, button:focus-visible { outline: 3px solid #93c5fd }
output { display: block; margin-top: 1rem; min-height: 1.5rem; overflow-wrap: anywhere }
</style></head><body><main>
<h1>Ngân hàng thử nghiệm</h1>
<p>Không có tiền thật. <span lang="en">Sandbox bank: no real money moves.</span></p>
<form id="transfer">
<label for="amount">Số tiền (₫) · <span lang="en">Amount</span></label>
<input id="amount" name="amount" type="number" min="1" step="1" required value="${amount ?? ''}">
<label for="content">Nội dung chuyển khoản · <span lang="en">Transfer content</span></label>
<input id="content" name="content" maxlength="200" required value="${escape(content)}">
<label for="when">Thời điểm · <span lang="en">When</span></label>
<select id="when" name="when">
<option value="0">Bây giờ · Now</option>
<option value="1440">Một ngày trước · A day ago</option>
<option value="2880">Hai ngày trước · Two days ago</option>
</select>
<label for="tell">Ngân hàng báo tin · <span lang="en">The bank tells</span></label>
<select id="tell" name="tell">
<option value="1">Một lần · Once</option>
<option value="2">Hai lần · Twice</option>
<option value="0">Không báo · Not at all</option>
</select>
<button type="submit">Chuyển tiền · Transfer</button>
<output id="said" role="status"></output>
</form></main><script src="bank.js"></script></body></html>
`;

export const bankScript = `'use strict';
const form = document.getElementById('transfer');
const said = document.getElementById('said');
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const field = (name) => form.elements.namedItem(name).value;
  const tell = Number(field('tell'));
  said.textContent = '…';
  try {
    const reply = await fetch('transfers', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        amount: Number(field('amount')),
        content: field('content'),
        minutesAgo: Number(field('when')),
        tell: tell > 0,
        times: Math.max(1, tell),
      }),
    });
    const body = await reply.json();
    said.textContent = reply.ok
      ? 'Đã chuyển · Transferred: ' + body.data.transactionId
      : 'Lỗi · Error: ' + (body.code || reply.status);
  } catch {
    said.textContent = 'Lỗi · Error';
  }
});
`;
