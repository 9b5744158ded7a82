import { Migration } from '@mikro-orm/migrations';

/** Bundles, coupons, and what is on sale from the first day. */
export class Credits20261121Catalogue extends Migration {
  override readonly name = 'credits-2026-11-21-catalogue';

  override up(): void {
    this.addSql(`create table bundle (
      id uuid primary key default gen_random_uuid(),
      code text not null unique,
      kind text not null check (kind in ('tier', 'pack')),
      name jsonb not null,
      description jsonb not null,
      tokens int not null check (tokens > 0),
      price_usd_cents int not null check (price_usd_cents > 0),
      label text check (label in ('popular', 'best-value')),
      position int not null default 0,
      archived boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now())`);
    this.addSql(`create table coupon (
      id uuid primary key default gen_random_uuid(),
      code text not null unique,
      tokens int not null check (tokens > 0),
      starts_at timestamptz,
      ends_at timestamptz,
      uses_max int check (uses_max > 0),
      uses_per_user_max int not null check (uses_per_user_max > 0),
      uses int not null default 0,
      archived boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (uses_max is null or uses <= uses_max))`);
    this.addSql(`create table coupon_use (
      coupon_id uuid not null references coupon (id),
      user_id uuid not null,
      nth int not null,
      used_at timestamptz not null default now(),
      primary key (coupon_id, user_id, nth))`);
    this.addSql(seed);
  }
}

const texts = (en: string, vi: string): string =>
  `'${JSON.stringify({ en, vi }).replaceAll("'", "''")}'::jsonb`;

const row = (code: string, kind: string, name: string, description: string, rest: string): string =>
  `('${code}', '${kind}', ${name}, ${description}, ${rest})`;

const seed = `insert into bundle (code, kind, name, description, tokens, price_usd_cents, label, position) values
${[
  row(
    'basic',
    'tier',
    texts('Basic', 'Cơ bản'),
    texts('One premium analysis, to try it out.', 'Một lần phân tích chuyên sâu để dùng thử.'),
    '1, 250, null, 10',
  ),
  row(
    'standard',
    'tier',
    texts('Standard', 'Tiêu chuẩn'),
    texts('For an active job search.', 'Dành cho người đang tích cực tìm việc.'),
    "5, 1000, 'popular', 20",
  ),
  row(
    'pro',
    'tier',
    texts('Pro', 'Chuyên nghiệp'),
    texts('For many applications, or a whole team.', 'Dành cho nhiều lần ứng tuyển hoặc cả nhóm.'),
    "15, 2500, 'best-value', 30",
  ),
  row(
    'job-readiness',
    'pack',
    texts('Job Readiness', 'Sẵn sàng ứng tuyển'),
    texts(
      'Fit analysis, career plan and a professional CV for one job.',
      'Phân tích độ phù hợp, lộ trình nghề nghiệp và CV chuyên nghiệp cho một vị trí.',
    ),
    '3, 700, null, 40',
  ),
  row(
    'interview-prep',
    'pack',
    texts('Interview Prep', 'Luyện phỏng vấn'),
    texts(
      'Fit analysis for one job, and three mock interviews.',
      'Phân tích độ phù hợp cho một vị trí và ba buổi phỏng vấn thử.',
    ),
    '4, 900, null, 50',
  ),
  row(
    'all-in-one',
    'pack',
    texts('All-In-One', 'Trọn gói'),
    texts(
      'Everything for several jobs: analyses, career plans, CVs and interviews.',
      'Đầy đủ cho nhiều vị trí: phân tích, lộ trình nghề nghiệp, CV và phỏng vấn thử.',
    ),
    '10, 1800, null, 60',
  ),
].join(',\n')}`;
