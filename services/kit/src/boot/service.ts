import type { DynamicModule, Type } from '@nestjs/common';
import type { RouteTable } from '@fitfolio/contract-kit/route';
import type { JWTVerifyGetKey } from 'jose';
import type { CheckPersonWith } from '#src/auth/check-person';
import type { ServiceConfig } from '#src/config/service-config';
import type { DatabaseDefinition } from '#src/db/connect';
import type { Database } from '#src/db/database';

/**
 * `http` answers calls and RPC requests, `worker` handles events, `all` does both. Every one of them sends its own outbox.
 * `migrate` brings the tables up to date and ends.
 */
export type Role = 'http' | 'worker' | 'all' | 'migrate';

export interface ServiceDefinition {
  /** As in its routes and subjects: `auth`. */
  readonly name: string;
  readonly config: ServiceConfig;
  readonly role: Role;
  /** Imported when it is to serve: who only migrates does not load it. */
  readonly module: () => Promise<Type | DynamicModule>;
  /** What its contract promises. Boot fails when a route has no method. */
  readonly routes: RouteTable;
  readonly database: DatabaseDefinition;
  /** Only auth: its own keys instead of those behind AUTH_KEYS_URL. */
  readonly keys?: (database: Database) => JWTVerifyGetKey;
  /** What is worth knowing of where it runs: logged at its start and shown with its health. */
  readonly about?: () => Readonly<Record<string, unknown>>;
  /** What the guard calls before an admin write and on `fresh` routes. Boot fails when one is promised and this is absent. */
  readonly checkPerson?: CheckPersonWith;
}

export interface ServiceHandle {
  readonly url: string;
  readonly port: number;
  /** Takes nothing new, finishes what is in hand, and lets go of everything. */
  close(): Promise<void>;
}
