import type { CareerPlanType } from '@fitfolio/analysis-contract/career-plan';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import type { Plan, PlanBasis, PlanTexts } from '@fitfolio/fit-engine/plan/plan';
import { planAt } from '@fitfolio/fit-engine/plan/plan-of';
import { planTypes } from '@fitfolio/fit-engine/plan/types';
import { planTexts } from '@fitfolio/fit-engine/plan/words';
import type { PremiumReport } from '@fitfolio/fit-engine/premium/premium-report';
import { writeAudit } from '@fitfolio/service-kit/audit/write-audit';
import { Database } from '@fitfolio/service-kit/db/database';
import { toDto } from '@fitfolio/service-kit/db/query';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { refuse } from '../documents/read-submission.js';
import { FitProductsStore } from '../fit-products/fit-products.store.js';
import { db } from '../tables.js';

/** Which plan of an analysis, and in which language; the newest, and the analysis' own, unless given. */
export interface Asked {
  readonly type?: CareerPlanType | undefined;
  readonly language?: OutputLanguage | undefined;
}

interface Analysis {
  readonly id: string;
  readonly userId: string;
  readonly email: string | null;
  readonly report: PremiumReport | null;
  readonly position: string | null;
  readonly outputLanguage: OutputLanguage;
  readonly resumeFileName: string;
}

/** A plan that has been paid for, laid out for its hours. */
export interface ReadyPlan {
  readonly id: string;
  readonly createdAt: Date;
  readonly report: PremiumReport;
  readonly resumeFileName: string;
  readonly language: OutputLanguage;
  readonly plan: Plan;
  readonly texts: PlanTexts;
  readonly done: Readonly<Record<string, string>>;
}

const kind = 'career-plan';

/** Plans as their readers see them. What was bought is the basis; a plan is laid out of it in a few milliseconds. */
@Injectable()
export class CareerPlans {
  constructor(
    private readonly database: Database,
    private readonly products: FitProductsStore,
  ) {}

  async ofOwner(userId: string, analysisId: string, asked: Asked) {
    const analysis = await this.analysis(analysisId, userId);
    const view = await this.view(analysis, asked);
    const plan = view && { ...view, done: await this.done(view.id) };
    return { plan, types: await this.types(analysisId), position: analysis.position };
  }

  /** Only one that is there. */
  async ready(userId: string, analysisId: string, asked: Asked): Promise<ReadyPlan> {
    const analysis = await this.analysis(analysisId, userId);
    const product = await this.products.newest(analysisId, kind, asked.type);
    if (!product) throw problem('NOT_FOUND', 'There is no such plan.');
    const content = await this.content(product, analysis, asked);
    if (!content || !analysis.report) throw refuse('RESULT_NOT_READY', 'This plan is not there.');
    const { id, createdAt } = product;
    const { report, resumeFileName } = analysis;
    return { id, createdAt, report, resumeFileName, done: await this.done(id), ...content };
  }

  /** For an administrator, whose look at a plan is noted. What its owner ticked is not shown. */
  async ofAnyone(adminId: string, analysisId: string, asked: Asked) {
    const analysis = await this.analysis(analysisId);
    const { id, userId, email, position } = analysis;
    const plan = await this.view(analysis, asked);
    if (plan?.content)
      await writeAudit(this.database, {
        actorId: adminId,
        action: 'career-plan-viewed',
        subject: analysisId,
        after: { userId },
      });
    return { id, userId, email, position, types: await this.types(analysisId), plan };
  }

  /** With what it holds, once it is paid for. */
  private async view(analysis: Analysis, asked: Asked) {
    const product = await this.products.newest(analysis.id, kind, asked.type);
    if (!product) return null;
    const { id, variant, status, failureCode, createdAt } = product;
    const content = (await this.content(product, analysis, asked)) ?? null;
    return { ...toDto({ id, type: variant as CareerPlanType, status, failureCode, createdAt }), content };
  }

  private async content(
    product: { readonly id: string; readonly content: unknown },
    { report, outputLanguage }: Analysis,
    asked: Asked,
  ) {
    if (!product.content || !report) return undefined;
    const basis = product.content as PlanBasis;
    const language = asked.language ?? outputLanguage;
    const known = await this.known(product.id);
    const plan = planAt(basis, report, await this.hours(product.id, basis.type), known);
    const texts = planTexts(plan, report, language);
    return { language, plan, texts };
  }

  private async hours(productId: string, type: CareerPlanType): Promise<number> {
    const row = await db(this.database)
      .selectFrom('career_plan')
      .select('hoursPerWeek')
      .where('productId', '=', productId)
      .executeTakeFirst();
    return row?.hoursPerWeek ?? planTypes[type].hoursPerWeek;
  }

  private async known(productId: string): Promise<Set<string>> {
    const rows = await db(this.database)
      .selectFrom('career_plan_known')
      .select('key')
      .where('productId', '=', productId)
      .execute();
    return new Set(rows.map(({ key }) => key));
  }

  async done(productId: string): Promise<Record<string, string>> {
    const rows = await db(this.database)
      .selectFrom('career_plan_step')
      .select(['key', 'doneAt'])
      .where('productId', '=', productId)
      .orderBy('doneAt')
      .execute();
    return Object.fromEntries(rows.map(({ key, doneAt }) => [key, doneAt.toISOString()]));
  }

  private async types(analysisId: string): Promise<CareerPlanType[]> {
    const products = await this.products.standing(analysisId, kind);
    return products.map(({ variant }) => variant as CareerPlanType);
  }

  /** Another user's is not found. */
  private async analysis(id: string, userId?: string): Promise<Analysis> {
    const row = await db(this.database)
      .selectFrom('fit_analysis as a')
      .leftJoin('person', 'person.userId', 'a.userId')
      .select(['a.id', 'a.userId', 'person.email', 'a.report', 'a.position', 'a.outputLanguage'])
      .select(['a.resumeFileName', 'a.status'])
      .where('a.id', '=', id)
      .$if(userId !== undefined, (select) => select.where('a.userId', '=', userId as string))
      .executeTakeFirst();
    if (!row) throw problem('NOT_FOUND', 'There is no such analysis.');
    const { status, report, position, ...rest } = row;
    const paid = status === 'completed';
    return { ...rest, report: paid ? report : null, position: paid ? position : null };
  }
}
