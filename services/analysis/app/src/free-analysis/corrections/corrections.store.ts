import type { CorrectedTerm, Correction } from '@fitfolio/analysis-contract/corrections';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { likePattern, listPage, type ListQuery, orderBy, type Paged } from '@fitfolio/service-kit/db/list';
import { Injectable } from '@nestjs/common';
import { targetOf } from './check-corrections.js';

export interface LabelledCorrection {
  readonly correction: Correction;
  readonly label: string;
}

type Row = Omit<CorrectedTerm, 'lastAt'> & { readonly lastAt: Date };

const sorts = { count: 'count', label: 'unaccent(lower(label))', kind: 'kind', lastAt: '"lastAt"' };

/** What people say against their reports: one row a correction, gone with its analysis. */
@Injectable()
export class CorrectionsStore {
  constructor(private readonly database: Database) {}

  async of(analysisId: string): Promise<Correction[]> {
    const rows = await this.database.sql<{ correction: Correction }>(
      'select correction from free_analysis_correction where analysis_id = $1 order by made_at, kind, target',
      [analysisId],
    );
    return rows.map(({ correction }) => correction);
  }

  /** False when the analysis has gone meanwhile. What stays as it was keeps its time. */
  async replace(tx: Tx, analysisId: string, corrections: readonly LabelledCorrection[]): Promise<boolean> {
    const held = await tx.sql('select id from free_analysis where id = $1 for update', [analysisId]);
    if (held.length === 0) return false;
    const rows = corrections.map(({ correction, label }) => ({
      kind: correction.kind,
      target: targetOf(correction),
      label,
      correction,
    }));
    const list = [analysisId, JSON.stringify(rows)];
    await tx.sql(
      `delete from free_analysis_correction where analysis_id = $1 and (kind, target) not in
         (select kind, target from jsonb_to_recordset($2::jsonb) as given(kind text, target text))`,
      list,
    );
    await tx.sql(
      `insert into free_analysis_correction as had (analysis_id, kind, target, label, correction)
       select $1, kind, target, label, correction from jsonb_to_recordset($2::jsonb)
         as given(kind text, target text, label text, correction jsonb)
       on conflict (analysis_id, kind, target) do update
         set correction = excluded.correction, made_at = excluded.made_at
         where had.correction <> excluded.correction`,
      list,
    );
    return true;
  }

  /** Counted by kind and term, whoever made them. */
  terms(query: ListQuery): Promise<Paged<CorrectedTerm>> {
    return listPage(
      this.database.sql,
      {
        columns: 'kind, label, count, share, "lastAt"',
        from: `from (select kind, min(label) as label, count(*)::int as count, max(made_at) as "lastAt",
            (count(*) / sum(count(*)) over ())::float8 as share
          from free_analysis_correction group by kind, lower(label)) term
          where $1::text is null or unaccent(label) ilike unaccent($1)`,
        params: [likePattern(query.search)],
        orderBy: orderBy(sorts, query.sort, '-count', 'label, kind'),
      },
      query,
      (row: Row) => ({ ...row, lastAt: row.lastAt.toISOString() }),
    );
  }
}
