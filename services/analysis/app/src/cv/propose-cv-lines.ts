import type { CvDocument } from '@fitfolio/analysis-contract/cv';
import { Database } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { PhraseProduct } from '../model/phrase-product.js';
import { db } from '../tables.js';
import { CvStore } from './cv.store.js';

const told: readonly string[] = ['experience', 'projects', 'activities'];
const linesMax = 36;
/** A shorter line has nothing to be said otherwise. */
const lineCharsMin = 25;

const linesOf = ({ sections }: CvDocument): string[] =>
  sections
    .filter(({ kind }) => told.includes(kind))
    .flatMap(({ entries }) => entries.flatMap(({ lines }) => lines))
    .flatMap(({ shown, by, text }) => (shown && by !== 'model' && text.length >= lineCharsMin ? [text] : []))
    .slice(0, linesMax);

const namesIn = ({ contact, sections }: CvDocument): string[] =>
  [
    contact.name,
    contact.email,
    contact.phone,
    contact.place,
    ...contact.links,
    ...sections.flatMap(({ entries }) => entries.flatMap(({ org, place }) => [org, place])),
  ].filter((name) => name !== '');

/** Lines of a CV as the optional model says them, for its owner to accept or not. */
@Injectable()
export class ProposeCvLines {
  constructor(
    private readonly database: Database,
    private readonly store: CvStore,
    private readonly phraseProduct: PhraseProduct,
  ) {}

  async run(userId: string, id: string) {
    const { analysisId, document } = await this.store.owned(id, userId);
    const analysis = await db(this.database)
      .selectFrom('fit_analysis')
      .select('report')
      .where('id', '=', analysisId)
      .executeTakeFirst();
    if (!analysis?.report) return { lines: [] };
    const { report } = analysis;
    const { language } = document;
    return this.phraseProduct.run({
      userId,
      lines: linesOf(document),
      language,
      report,
      names: namesIn(document),
    });
  }
}
