import type {
  AdminTransaction,
  Transaction,
  TransactionType,
  exportTransactions,
} from '@fitfolio/credits-contract/transaction';
import { batches } from '@fitfolio/service-kit/db/batches';
import { Database } from '@fitfolio/service-kit/db/database';
import { likePattern, type ListQuery, type Paged } from '@fitfolio/service-kit/db/list';
import { countRows, listPage } from '@fitfolio/service-kit/db/list-page';
import { hasFolded } from '@fitfolio/service-kit/db/search';
import { sql } from '@fitfolio/service-kit/db/query';
import { csvStream } from '@fitfolio/service-kit/http/csv';
import type { Call } from '@fitfolio/service-kit/http/handles';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';
import { isOfUser, lineColumns, selectForAdmin, typeOf, withDescription } from './transactions.store.js';

interface Filter {
  readonly search?: string | undefined;
  readonly type?: TransactionType | undefined;
  readonly userId?: string | undefined;
}

const isSearch = ({ search }: Filter): boolean => likePattern(search) !== null;

const indexed = { createdAt: ['e.position'], amount: ['e.amount', 'e.position'] } as const;
/**
 * For searches: the planner would rather walk such an index until it has met a page of matches, which is most of the table
 * when they are few. What is no column makes it look the matches up and sort them.
 */
const found = {
  createdAt: sql`e.position + 0`,
  amount: sql`e.amount + 0`,
  email: sql`person.email || ''`,
};

/** Token histories: of a user, or of all for administrators. */
@Injectable()
export class ListTransactions {
  constructor(private readonly database: Database) {}

  async ownedBy(
    userId: string,
    query: ListQuery & { readonly type?: TransactionType | undefined },
  ): Promise<Paged<Transaction>> {
    const found = db(this.database)
      .selectFrom('entry as e')
      .innerJoin('transfer as t', 't.id', 'e.transferId')
      .select(lineColumns)
      .where('e.account', '=', `user:${userId}`)
      .$if(query.type !== undefined, (lines) => lines.where(sql<boolean>`${typeOf} = ${query.type}`));
    const { data, page } = await listPage(found, query, {
      sorts: {},
      indexed,
      defaultSort: '-createdAt',
      tieBreaks: [],
    });
    return { data: data.map(withDescription), page };
  }

  async all(query: ListQuery & Filter): Promise<Paged<AdminTransaction>> {
    const { data, page } = await listPage(this.found(query), query, {
      ...(isSearch(query) ? { sorts: found } : { sorts: { email: 'person.email' }, indexed }),
      defaultSort: '-createdAt',
      tieBreaks: ['e.position'],
      count: () => this.count(query),
    });
    return { data: data.map(withDescription), page };
  }

  export(reply: Call<typeof exportTransactions>['reply'], filter: Filter) {
    return csvStream(
      reply,
      'transactions',
      {
        created_at: (t) => t.createdAt.toISOString(),
        email: (t) => t.email,
        name: (t) => t.name,
        type: (t) => t.type,
        amount: (t) => t.amount,
        balance: (t) => t.balance,
        description: (t) => withDescription(t).description.code,
        details: (t) => Object.values(t.details).join(' '),
        user_id: (t) => t.userId,
        id: (t) => t.id,
      },
      batches(this.found(filter), { by: ['e.position'], descending: true }),
    );
  }

  private found({ search, type, userId }: Filter) {
    return selectForAdmin(this.database)
      .where(hasFolded(sql<string>`person.search`, search))
      .$if(type !== undefined, (lines) => lines.where(sql<boolean>`${typeOf} = ${type}`))
      .$if(userId !== undefined, (lines) => lines.where('e.account', '=', `user:${userId}`));
  }

  /** Each entry has its transfer, account and person: without a condition on them they need not be joined. */
  private count(filter: Filter): Promise<number> {
    const { type, userId } = filter;
    if (isSearch(filter) || type !== undefined) return countRows(this.found(filter));
    const entries = db(this.database)
      .selectFrom('entry as e')
      .where(isOfUser)
      .$if(userId !== undefined, (lines) => lines.where('e.account', '=', `user:${userId}`));
    return countRows(entries);
  }
}
