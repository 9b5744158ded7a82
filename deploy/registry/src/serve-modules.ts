import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { ModuleStore } from './command/module-store.js';
import { runVerb } from './command/run-verb.js';
import { audiences, RefusedChange, reasonLengthMax, verbs } from './module-spec.js';
import { type Answers, sendJson } from './plain-server.js';
import { releaseVersion, remoteName } from './release/release.js';

const bodyBytesMax = 4_096;

const ChangeBody = z.object({
  verb: z.enum(verbs),
  name: z.string().regex(remoteName),
  version: z.string().regex(releaseVersion).optional(),
  weight: z.number().int().min(0).max(100).default(0),
  audience: z.array(z.enum(audiences)).default([]),
  by: z.string().max(200),
  reason: z.string().max(reasonLengthMax),
});

function knows(token: string, { headers }: IncomingMessage): boolean {
  const [given, right] = [headers.authorization ?? '', `Bearer ${token}`].map((one) => Buffer.from(one));
  return (
    given !== undefined &&
    right !== undefined &&
    given.length === right.length &&
    timingSafeEqual(given, right)
  );
}

/** What the back office sees and changes, through the service that knows administrators. Only with the token. */
export function moduleAnswers(store: ModuleStore, token: string): Answers {
  const guarded =
    (answer: (request: IncomingMessage, reply: ServerResponse) => Promise<void>) =>
    async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
      if (!knows(token, request))
        return sendJson(reply, 401, { code: 'UNAUTHENTICATED', message: 'Another token is needed.' });
      return answer(request, reply).catch((error: unknown) =>
        error instanceof RefusedChange
          ? sendJson(reply, 409, { code: 'REFUSED', message: error.message })
          : sendJson(reply, 500, { code: 'INTERNAL', message: 'It could not be done.' }),
      );
    };
  return {
    'GET /modules': guarded(async (_request, reply) => {
      const modules = (await store.states()).map(({ spec, history, ...state }) => ({
        name: spec.name,
        stable: spec.stable,
        canary: spec.canary ?? null,
        enabled: spec.enabled,
        ...state,
        history: history.map(
          ({ at, verb = null, by = null, reason = null, stable, canary = null, weight = null }) => ({
            at,
            verb,
            by,
            reason,
            stable,
            canary,
            weight,
          }),
        ),
      }));
      sendJson(reply, 200, { modules });
    }),
    'POST /changes': guarded(async (request, reply) => {
      if (Number(request.headers['content-length'] ?? bodyBytesMax + 1) > bodyBytesMax)
        return sendJson(reply, 413, { code: 'TOO_LARGE', message: 'That is too large.' });
      const { version, ...wish } = ChangeBody.parse(JSON.parse(await text(request)));
      const known = (await store.states()).find(({ spec }) => spec.name === wish.name)?.versions ?? [];
      // Whoever installs a release offers it; here it is only chosen.
      if (wish.verb === 'release' && !known.includes(version ?? ''))
        throw new RefusedChange(`No release ${version ?? ''} of ${wish.name} is there.`);
      await runVerb(store, { ...wish, ...(version !== undefined && { version }) });
      return sendJson(reply, 200, {});
    }),
  };
}
