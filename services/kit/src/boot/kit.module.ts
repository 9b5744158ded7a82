import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { SecurityLog } from '#src/audit/security-log';
import type { AccessTokenVerifier } from '#src/auth/access-token';
import type { CheckPerson } from '#src/auth/check-person';
import type { ServiceConfig } from '#src/config/service-config';
import { Database } from '#src/db/database';
import { ProblemFilter } from '#src/http/problem-filter';
import { RouteGuard } from '#src/http/route-guard';
import { ListLimiter } from '#src/limit/list-limiter';
import { RateLimiter } from '#src/limit/rate-limiter';
import type { Logger } from '#src/log/logger';
import { Metrics } from '#src/metrics/metrics';
import { RpcClient } from '#src/rpc/rpc-client';
import { accessTokens, audited, personCheck, serviceConfig, serviceLogger } from './tokens.js';

export interface KitParts {
  readonly config: ServiceConfig;
  readonly logger: Logger;
  readonly database: Database;
  readonly tokens: AccessTokenVerifier;
  readonly limiter: RateLimiter;
  readonly rpc: RpcClient;
  readonly checkPerson: CheckPerson | null;
  readonly metrics: Metrics;
  /** Whether the service has an audit table. */
  readonly audited: boolean;
}

/** What a service's own classes may inject: Database, RateLimiter, RpcClient, Metrics, and by decorator config and logger. */
@Module({})
export class KitModule {
  static of(parts: KitParts, service: Type | DynamicModule): DynamicModule {
    const provided = [
      { provide: serviceConfig, useValue: parts.config },
      { provide: serviceLogger, useValue: parts.logger },
      { provide: accessTokens, useValue: parts.tokens },
      { provide: audited, useValue: parts.audited },
      { provide: personCheck, useValue: parts.checkPerson },
      { provide: Database, useValue: parts.database },
      { provide: RateLimiter, useValue: parts.limiter },
      { provide: RpcClient, useValue: parts.rpc },
      { provide: Metrics, useValue: parts.metrics },
    ];
    return {
      module: KitModule,
      global: true,
      imports: [DiscoveryModule, service],
      providers: [
        ...provided,
        { provide: ListLimiter, useValue: new ListLimiter(parts.config.RATE_LIMIT_FACTOR) },
        SecurityLog,
        { provide: APP_GUARD, useClass: RouteGuard },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: provided.map((p) => p.provide),
    };
  }
}
