import { Database } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';

/** Read on every page, so by plain SQL. */
@Injectable()
export class BalanceStore {
  constructor(private readonly database: Database) {}

  /** Tokens of a user; 0 before the account is opened. */
  async of(userId: string): Promise<number> {
    const rows = await this.database.sql<{ balance: number }>(
      'select balance::int as balance from account where user_id = $1',
      [userId],
    );
    return rows[0]?.balance ?? 0;
  }
}
