import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { isList } from '@fitfolio/contract-kit/page';
import type { AnyRoute } from '@fitfolio/contract-kit/route';
import { SecurityLog } from '#src/audit/security-log';
import type { AccessTokenVerifier, AccessUser } from '#src/auth/access-token';
import { assertProved } from '#src/auth/assert-proved';
import { assertStillMay, type CheckPerson } from '#src/auth/check-person';
import { accessTokens, personCheck, serviceConfig } from '#src/boot/tokens';
import { ListLimiter } from '#src/limit/list-limiter';
import type { ServiceConfig } from '#src/config/service-config';
import { isCrossSite } from './cross-site.js';
import { type NotedRequest, routeOf } from './handles.js';
import { problem, ProblemError } from './problem-error.js';
import { readCall } from './read-call.js';

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const tokenCharsMax = 4_096;
const forbiddenStatus = 403;
/** Refusals of somebody who is not, or not enough, an administrator. */
const logged: ReadonlySet<string> = new Set(['FORBIDDEN', 'SECOND_FACTOR_MISSING']);

/** Lets a call through as the route's `access` says, and parses it. A method without a route is not reachable. */
@Injectable()
export class RouteGuard implements CanActivate {
  constructor(
    @Inject(accessTokens) private readonly tokens: AccessTokenVerifier,
    @Inject(serviceConfig) private readonly config: ServiceConfig,
    @Inject(personCheck) private readonly checkPerson: CheckPerson | null,
    private readonly lists: ListLimiter,
    private readonly log: SecurityLog,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    // Messages have their own guards: they come from our services, with no token.
    return context.getType() !== 'http' || this.admitCall(context);
  }

  private async admitCall(context: ExecutionContext): Promise<boolean> {
    const route = routeOf(context.getHandler());
    if (route === undefined) throw problem('NOT_FOUND', 'There is nothing here.');
    const request = context.switchToHttp().getRequest<NotedRequest>();
    request.notes = { route };
    await this.admit(route, request);
    request.notes.call = await readCall(request, context.switchToHttp().getResponse(), route);
    return true;
  }

  private async admit(route: AnyRoute, request: NotedRequest): Promise<void> {
    if (route.cookies === true && isCrossSite(request.headers, this.config.PUBLIC_URL)) {
      throw new ProblemError('CROSS_SITE', forbiddenStatus, 'This call is only for our own pages.');
    }
    if (route.access === 'public') return;
    const user = await this.tokens.verify(tokenOf(request));
    await this.assertMay(route, user);
    if (isList(route)) this.lists.limit(user.id);
    if (route.access === 'admin' && route.download === 'text/csv') await this.log.taken(route, user.id);
    request.notes = { ...request.notes, user };
  }

  private async assertMay(route: AnyRoute, user: AccessUser): Promise<void> {
    try {
      if (route.access === 'admin' && !user.isAdmin) throw notForThem();
      await assertStillMay(route, user, this.checkPerson);
      assertProved(route, user, this.config.PUBLIC_URL);
    } catch (error) {
      if (error instanceof ProblemError && logged.has(error.code)) await this.log.refused(route, user.id);
      throw error;
    }
  }
}

const notForThem = (): Error => problem('FORBIDDEN', 'Only for administrators.');

function tokenOf(request: NotedRequest): string {
  const header = request.headers.authorization;
  const token = header !== undefined && header.length <= tokenCharsMax ? bearer.exec(header)?.[1] : undefined;
  if (token === undefined) throw problem('UNAUTHENTICATED', 'Sign in first.');
  return token;
}
