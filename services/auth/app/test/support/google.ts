import type { ServerResponse } from 'node:http';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JSONWebKeySet, jwtVerify } from 'jose';
import { OAuth2Server } from 'oauth2-mock-server';

export const clientId = 'fitfolio-test.apps.example';

interface Claims {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
  aud?: string;
}

type Behaviour = 'right' | 'slow' | 'huge' | 'redirecting' | 'failing';

export interface TestGoogle {
  /** Settings of a service that takes it for Google. */
  readonly env: Record<string, string>;
  /** Who signs in from now on; how the server behaves. */
  person: Claims;
  behaviour: Behaviour;
  /** The same, of the exchange of a code for a token. */
  exchange: Behaviour;
  token(): Promise<string>;
  close(): Promise<void>;
}

const hugeBytes = 10 * 1024 * 1024;

/** An OAuth server with what Google adds to one: `tokeninfo` tells for whom a token was made. */
export async function startGoogle(person: Claims): Promise<TestGoogle> {
  const server = new OAuth2Server();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  await server.issuer.keys.add({ ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256' });
  await server.start(0, '127.0.0.1');
  const url = server.issuer.url ?? '';
  const google: TestGoogle = {
    env: {
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: 'a secret',
      GOOGLE_AUTHORIZE_URL: `${url}/authorize`,
      GOOGLE_TOKEN_URL: `${url}/exchange`,
      GOOGLE_TOKENINFO_URL: `${url}/tokeninfo`,
      GOOGLE_USERINFO_URL: `${url}/userinfo`,
    },
    person,
    behaviour: 'right',
    exchange: 'right',
    token: () =>
      server.issuer.buildToken({
        scopesOrTransform: (_header, payload) => {
          Object.assign(payload, { sub: google.person.sub, aud: google.person.aud ?? clientId });
        },
      }),
    close: async () => {
      for (const reply of waiting) reply.destroy();
      await server.stop();
    },
  };
  const waiting: ServerResponse[] = [];
  server.service.on('beforeTokenSigning', ({ payload }) => {
    Object.assign(payload, { sub: google.person.sub, aud: google.person.aud ?? clientId });
  });
  server.service.on('beforeUserinfo', (reply) => {
    reply.body = { ...google.person };
  });
  const say = (res: ServerResponse, status: number, body: unknown): void => {
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  /** False when the server is to behave as it should. */
  const misbehave = (res: ServerResponse, how: Behaviour, elsewhere: string): boolean => {
    if (how === 'slow') waiting.push(res);
    if (how === 'huge') res.end('x'.repeat(hugeBytes));
    if (how === 'redirecting') res.writeHead(307, { location: `${url}/${elsewhere}` }).end();
    if (how === 'failing') say(res, 503, {});
    return how !== 'right';
  };
  server.service.addRoute('POST', '/exchange', async (req, res) => {
    if (misbehave(res, google.exchange, 'token')) return;
    const body = new URLSearchParams(req.body as Record<string, string>);
    const reply = await fetch(`${url}/token`, { method: 'POST', body });
    say(res, reply.status, await reply.json());
  });
  server.service.addRoute('POST', '/tokeninfo', async (req, res) => {
    if (misbehave(res, google.behaviour, 'tokeninfo-elsewhere')) return;
    try {
      const keys = createLocalJWKSet({ keys: server.issuer.keys.toJSON() } as JSONWebKeySet);
      const token = String((req.body as Record<string, unknown>)['access_token']);
      const { payload } = await jwtVerify(token, keys);
      say(res, 200, { aud: payload.aud, sub: payload.sub });
    } catch {
      say(res, 400, { error: 'invalid_token' });
    }
  });
  server.service.addRoute('POST', '/tokeninfo-elsewhere', (_req, res) => {
    res.end(JSON.stringify({ aud: clientId, sub: google.person.sub }));
  });
  return google;
}
