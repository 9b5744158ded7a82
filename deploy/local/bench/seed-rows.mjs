// Rows of a large product, by set-based statements of a superuser: `rows` people, each with a payment, its transfer and an
// analysis. Ids follow from numbers, so that the services' rows belong together.

const surnames = [
  'Nguyễn',
  'Trần',
  'Lê',
  'Phạm',
  'Hoàng',
  'Huỳnh',
  'Phan',
  'Vũ',
  'Võ',
  'Đặng',
  'Bùi',
  'Đỗ',
  'Hồ',
];
const middles = [
  'Văn',
  'Thị',
  'Minh',
  'Ngọc',
  'Đức',
  'Thanh',
  'Quang',
  'Hữu',
  'Kim',
  'Bảo',
  'Gia',
  'Xuân',
  'Thu',
];
const givens = [
  'An',
  'Bình',
  'Châu',
  'Dũng',
  'Giang',
  'Hà',
  'Hường',
  'Khánh',
  'Lan',
  'Mai',
  'Nam',
  'Oanh',
  'Phúc',
];
const array = (texts) => `(array[${texts.map((text) => `'${text}'`).join(', ')}])`;

const id = (kind) => `overlay(overlay(md5('${kind}' || n) placing '4' from 13) placing '8' from 17)::uuid`;
const email = `'user' || n || '@example.com'`;
const name = `${array(surnames)}[1 + n % 13] || ' ' || ${array(middles)}[1 + n / 13 % 13] || ' ' || ${array(givens)}[1 + n / 169 % 13]`;

/** Spread over a year. */
const at = (rows) => `now() - n * interval '1 year' / ${rows}`;

/** What administrators search for: an address, a full name without diacritics, what nobody has, and what every person has. */
export const searches = (rows) => ({
  'an address': (n) => `user${(n * 7919) % rows}@`,
  'a full name': (n) =>
    [surnames[n % 13], middles[(n * 5) % 13], givens[(n * 3) % 13]]
      .join(' ')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[đĐ]/g, 'd'),
  nothing: (n) => `zzq${n}`,
  everybody: () => 'example.com',
});

/** Statements by database. */
export const seeds = (rows) => {
  const from = `from generate_series(1, ${rows}) n`;
  const person = `insert into person (user_id, email, name) select ${id('user')}, ${email}, ${name} ${from}
    on conflict do nothing`;
  const system = (kind) =>
    `insert into account (code, balance) values ('${kind}', null) on conflict do nothing`;
  return {
    auth: [
      `insert into account (id, email, name, email_verified, created_at)
        select ${id('user')}, ${email}, ${name}, true, ${at(rows)} ${from}`,
      `insert into mail (id, kind, language, recipient, state, created_at, sent_at)
        select ${id('mail')}, 'verify-email', 'vi', ${email}, 'sent', ${at(rows)}, now() ${from}`,
      `insert into audit (at, actor_id, action, subject)
        select ${at(rows)}, ${id('user')}, 'signed-in', ${id('user')}::text ${from}`,
    ],
    credits: [
      person,
      system('issued'),
      `insert into account (code, user_id, balance) select 'user:' || ${id('user')}, ${id('user')}, 5 ${from}`,
      `insert into transfer (id, source, kind, user_id, details, made_at)
        select ${id('transfer')}, 'payment:' || ${id('payment')} || ':credit', 'purchase', ${id('user')},
          jsonb_build_object('bundle', 'standard', 'paymentId', ${id('payment')}::text), ${at(rows)} ${from}
          order by n desc`,
      `insert into entry (transfer_id, account, amount, balance)
        select ${id('transfer')}, account, amount, balance ${from},
          lateral (values ('issued', -1 - n % 15, null), ('user:' || ${id('user')}, 1 + n % 15, 5))
            e (account, amount, balance) order by n desc`,
      `insert into coupon (code, tokens, uses_per_user_max, created_at)
        select 'CODE' || n, 1, 1, ${at(rows)} ${from} where n <= 1000`,
    ],
    payments: [
      person,
      `insert into payment (id, user_id, reference, state, reason, bundle, tokens, currency, original_amount,
          discount_amount, final_amount, amount_vnd, vnd_per_usd, method, language, provider, instructions,
          transaction_id, expires_at, completed_at, created_at, updated_at)
        select ${id('payment')}, ${id('user')}, 'FF' || lpad(n::text, 8, '0'), 'completed', 'paid',
          '{"id":"0b8a4c1e-52f1-4b86-9d2f-4f0f5d8f2a11","code":"standard","name":{"en":"Standard","vi":"Tiêu chuẩn"}}',
          5, 'VND', 200000, 0, 200000, 200000, 20000, 'qr', 'vi', 'sandbox', '{}', 'bank-' || n,
          ${at(rows)}, ${at(rows)}, ${at(rows)}, ${at(rows)} ${from}`,
      `insert into receipt (provider, bank_transaction_id, payment_id, amount_vnd, content, state, paid_at, received_at)
        select 'sandbox', 'bank-' || n, ${id('payment')}, 200000, 'FF' || lpad(n::text, 8, '0'),
          case when n % 100 = 0 then 'suspense' else 'applied' end, ${at(rows)}, ${at(rows)} ${from}`,
      `update receipt set suspense_reason = 'too-little' where state = 'suspense'`,
      `insert into transition (payment_id, at, from_state, to_state, cause)
        select ${id('payment')}, ${at(rows)}, from_state, to_state, cause ${from},
          lateral (values (null, 'pending', 'ordered'), ('pending', 'completed', 'webhook')) t (from_state, to_state, cause)`,
      `insert into promo (code, kind, value, uses_per_user_max, created_at)
        select 'PROMO' || n, 'percent', 10, 1, ${at(rows)} ${from} where n <= 1000`,
    ],
    analysis: [
      `insert into person (user_id, email) select ${id('user')}, ${email} ${from} on conflict do nothing`,
      `insert into free_analysis (id, user_id, status, file_name, position, score, output_language, result,
          created_at, ended_at)
        select ${id('analysis')}, ${id('user')}, 'completed', 'cv-' || n || '.pdf', 'Engineer ' || n % 500, n % 101, 'vi',
          '{}', ${at(rows)}, ${at(rows)} ${from}`,
      `insert into fit_analysis (id, user_id, status, outcome, output_language, resume_file_name, position, score, report,
          failure_code, inputs_hash, hold_source, hold_expires_at, balance_held, created_at, decided_at, ended_at)
        select ${id('fit')}, ${id('user')}, outcome, outcome, 'vi', 'cv-' || n || '.pdf', 'Engineer ' || n % 500,
          case outcome when 'completed' then n % 101 end, case outcome when 'completed' then '{}'::jsonb end,
          case outcome when 'failed' then 'ANALYSIS_FAILED' end, md5('inputs' || n), 'fit:' || n, ${at(rows)}, 4,
          ${at(rows)}, ${at(rows)}, ${at(rows)} + interval '1 second'
          ${from}, lateral (values (case when n % 20 = 0 then 'failed' else 'completed' end)) o (outcome)`,
      `insert into fit_product (id, user_id, analysis_id, kind, variant, status, outcome, content, hold_source,
          balance_held, created_at, ended_at)
        select ${id('product')}, ${id('user')}, ${id('fit')}, 'career-plan', 'active-job-seeker', 'completed', 'completed', '{}',
          'product:' || n, 3, ${at(rows)}, ${at(rows)} ${from} where n % 20 > 0`,
      `insert into free_analysis_correction (analysis_id, kind, target, label, correction, made_at)
        select ${id('analysis')}, 'dismiss', 'r1', 'Term ' || n % 500, '{"kind":"dismiss","requirementId":"r1"}',
          ${at(rows)} ${from}`,
    ],
  };
};
