import { randomUUID } from 'node:crypto';
import { isTried, type Person, type Served } from '@fitfolio/registry/people';
import type { FastifyReply, FastifyRequest } from 'fastify';

const visitorCookie = 'visitor';
/** Set by the back office for those who open it. Whoever sets it by hand sees a release early, and nothing else. */
const audienceCookie = 'audience';
const yearSeconds = 365 * 24 * 3600;

const cookieOf = ({ headers }: FastifyRequest, name: string): string =>
  new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9-]{1,64})\\s*(?:;|$)`).exec(headers.cookie ?? '')?.[1] ?? '';

/** Whom a call is for: only asked for while a release is tried. */
export function personOf(request: FastifyRequest): Person {
  const [visitor, audience] = [cookieOf(request, visitorCookie), cookieOf(request, audienceCookie)];
  return { visitor: visitor || null, audiences: audience ? [audience] : [] };
}

/**
 * Whom a page is for. While a release is tried, a browser without a name is given one with its page, so that it gets the same
 * release again.
 */
export function namedPerson(request: FastifyRequest, reply: FastifyReply, served: Served): Person {
  const person = personOf(request);
  if (person.visitor !== null || !isTried(served)) return person;
  const visitor = randomUUID();
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${visitorCookie}=${visitor}; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${secure}`,
  );
  return { ...person, visitor };
}
