import { Migration } from '@mikro-orm/migrations';

/** The first texts, where nobody has changed them: one name for the premium analysis and for the career plan. */
const words = [
  ['Một lần phân tích chuyên sâu để dùng thử.', 'Một lần phân tích nâng cao để dùng thử.'],
  [
    'Phân tích độ phù hợp, lộ trình nghề nghiệp và CV chuyên nghiệp cho một vị trí.',
    'Phân tích nâng cao, lộ trình nghề nghiệp và CV theo mẫu Harvard cho một vị trí.',
  ],
  [
    'Phân tích độ phù hợp cho một vị trí và ba buổi phỏng vấn thử.',
    'Phân tích nâng cao cho một vị trí và ba buổi phỏng vấn thử.',
  ],
] as const;

export class Credits20261122WordsOfBundles extends Migration {
  override readonly name = 'credits-2026-11-22-words-of-bundles';

  override up(): void {
    for (const [before, after] of words)
      this.addSql(
        `update bundle set description = jsonb_set(description, '{vi}', to_jsonb('${after}'::text)) where description ->> 'vi' = '${before}'`,
      );
  }
}
