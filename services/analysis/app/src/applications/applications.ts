import type { Application, ApplicationStatus } from '@fitfolio/analysis-contract/applications';
import { Database } from '@fitfolio/service-kit/db/database';
import { sql, toDto } from '@fitfolio/service-kit/db/query';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { careerPlanStatus } from '../fit-products/career-plan-status.js';
import { db } from '../tables.js';

const applicationsMax = 200;

interface Change {
  readonly status?: ApplicationStatus | undefined;
  readonly deadline?: string | null | undefined;
}

const applicationOf = <Row extends { interviews: number | null; createdAt: Date }>(row: Row) => ({
  ...toDto(row),
  interviews: row.interviews ?? 0,
});

/** Completed premium analyses as applications, with what has been made for each. */
@Injectable()
export class Applications {
  constructor(private readonly database: Database) {}

  async ownedBy(userId: string): Promise<Application[]> {
    const rows = await this.select(userId).orderBy('a.createdAt', 'desc').limit(applicationsMax).execute();
    return rows.map(applicationOf);
  }

  async save(userId: string, id: string, change: Change): Promise<Application> {
    const [found] = await this.select(userId).where('a.id', '=', id).execute();
    if (!found) throw problem('NOT_FOUND', 'There is no such application.');
    const { status = found.status, deadline = found.deadline } = change;
    // Only what was changed: of two changes at once, neither takes the other back.
    const changed = {
      ...(change.status !== undefined && { status }),
      ...(change.deadline !== undefined && { deadline }),
      changedAt: new Date(),
    };
    await db(this.database)
      .insertInto('application')
      .values({ analysisId: id, userId, status, deadline, changedAt: changed.changedAt })
      .onConflict((conflict) => conflict.column('analysisId').doUpdateSet(changed))
      .execute();
    return applicationOf({ ...found, status, deadline });
  }

  private select(userId: string) {
    return db(this.database)
      .selectFrom('fit_analysis as a')
      .leftJoin('application as s', 's.analysisId', 'a.id')
      .select(['a.id', 'a.position', 'a.score', 'a.resumeFileName', 'a.createdAt'])
      .select([
        sql<string | null>`a.report -> 'job' ->> 'company'`.as('company'),
        sql<ApplicationStatus>`coalesce(s.status, 'wished')`.as('status'),
        sql<
          string | null
        >`case when s.analysis_id is null then a.report -> 'job' ->> 'deadline' else s.deadline end`.as(
          'deadline',
        ),
        careerPlanStatus('a.id').as('careerPlanStatus'),
      ])
      .select(({ selectFrom }) => [
        selectFrom('fit_product as p')
          .select('p.id')
          .whereRef('p.analysisId', '=', 'a.id')
          .where('p.kind', '=', 'cv')
          .where('p.status', '=', 'completed')
          .limit(1)
          .as('cvId'),
        selectFrom('fit_product as p')
          .select(sql<number>`count(*)::int`.as('count'))
          .whereRef('p.analysisId', '=', 'a.id')
          .where('p.kind', '=', 'interview')
          .where('p.status', '=', 'completed')
          .as('interviews'),
      ])
      .where('a.userId', '=', userId)
      .where('a.status', '=', 'completed');
  }
}
