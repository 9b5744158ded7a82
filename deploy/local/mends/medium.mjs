export const medium = [
  {
    id: 'M6a',
    finding: 'access tokens outlived their session',
    mends: [
      {
        file: 'services/kit/src/auth/access-token.ts',
        mended: 'if (this.ended.has(user.sessionId))',
        before: 'if (false && this.ended)',
      },
    ],
    tests: [
      { test: 'services/auth/app/test/http/ended-tokens.spec.ts', name: 'a token ends when its session' },
      { test: 'services/auth/app/test/http/ended-tokens.spec.ts', name: 'a new password ends the tokens' },
      { test: 'services/auth/app/test/http/ended-tokens.spec.ts', name: 'the tokens of a disabled account' },
      { test: 'services/auth/app/test/http/ended-tokens.spec.ts', name: 'who is no administrator any more' },
      {
        test: 'services/kit/test/http/ended-session.spec.ts',
        name: 'refuses the tokens of an ended session',
      },
    ],
  },
  {
    id: 'M6b',
    finding: 'nobody was told that a session had ended',
    mends: [
      {
        file: 'services/auth/app/src/accounts/session.store.ts',
        mended: 'for (const { id } of ended) await tx.emit(sessionEnded, { sessionId: id, endedAt });',
        before: 'void endedAt;',
      },
    ],
    tests: [
      { test: 'services/auth/app/test/http/ended-tokens.spec.ts', name: 'the tokens of a disabled account' },
    ],
  },
  {
    id: 'M6c',
    finding: 'an administrator who is none any more went on writing while the token lasted',
    mends: [
      {
        file: 'services/kit/src/auth/check-person.ts',
        mended: 'if (!needsCheck(route)) return;',
        before: 'if (route) return;',
      },
    ],
    tests: [{ test: 'services/kit/test/http/fresh.spec.ts' }],
  },
  {
    id: 'M7',
    finding: 'what waits for `100 Continue` was 503',
    mends: [{ file: 'deploy/edge/src/api.ts', mended: '{ expect: _expect, ...headers }', before: 'headers' }],
    tests: [
      {
        test: 'deploy/edge/test/request-body.spec.ts',
        name: 'are asked for when the client waits to be asked',
      },
    ],
  },
  {
    id: 'M8a',
    finding: 'a query that is no UTF-8 was an error of ours at the edge',
    mends: [
      {
        file: 'deploy/edge/src/api.ts',
        mended: 'reply.from(`${origin}${path}`',
        before: 'reply.from(`${origin}${request.url}`',
      },
    ],
    tests: [{ test: 'deploy/edge/test/bad-address.spec.ts', name: 'on as it was sent' }],
  },
  {
    id: 'M8b',
    finding: 'JSON nested without end was an error of ours',
    mends: [
      {
        file: 'services/kit/src/http/fastify-app.ts',
        mended: 'else if (isDeeperThan(bytes, jsonDepthMax))',
        before: 'else if (false && isDeeperThan(bytes, jsonDepthMax))',
      },
    ],
    tests: [{ test: 'services/kit/test/http/routes.spec.ts', name: 'refuses JSON of endlessly nested' }],
  },
  {
    id: 'M9a',
    finding: 'a transfer of the year 0 broke the pages of money',
    mends: [
      {
        file: 'services/payments/app/src/providers/transfer-time.ts',
        mended: 'return ms >= earliest && ms <= Date.now() + aheadMsMax ? at : null;',
        before: 'return Number.isNaN(ms) ? null : at;',
      },
    ],
    tests: [
      {
        test: 'services/payments/app/test/http/webhooks.spec.ts',
        name: 'of an odd time and the most that a number holds',
      },
      { test: 'services/payments/app/src/providers/transfer-time.spec.ts', name: 'does not know when' },
    ],
  },
  {
    id: 'M9b',
    finding: 'transfers of an absurd amount broke the pages of money',
    mends: [
      {
        file: 'services/payments/app/src/admin/revenue.ts',
        mended: 'least(coalesce(sum(amount_vnd), 0), ${Number.MAX_SAFE_INTEGER}::bigint)::float8',
        before: 'coalesce(sum(amount_vnd), 0)::float8',
      },
    ],
    tests: [
      {
        test: 'services/payments/app/test/http/webhooks.spec.ts',
        name: 'of an odd time and the most that a number holds',
      },
    ],
  },
  {
    id: 'M9c',
    finding: 'the secret of the sandbox bank was known to everybody',
    mends: [
      {
        file: 'services/payments/app/src/config.ts',
        mended: "SANDBOX_SECRET: z.string().default('')",
        before: "SANDBOX_SECRET: z.string().default('sandbox-secret')",
      },
    ],
    tests: [{ test: 'services/payments/app/src/config.spec.ts', name: 'has no secret of the sandbox bank' }],
  },
  {
    id: 'M10a',
    finding: 'the product listened beyond its machine as if it were its own',
    mends: [
      {
        file: 'deploy/local/bin/lib/options.mjs',
        mended: 'if (!isLoopback(host) && !env.PUBLIC_URL)',
        before: 'if (!isLoopback(host) && false)',
      },
    ],
    tests: [{ test: 'deploy/local/test/options.spec.ts', name: 'needs the site’s address' }],
  },
  {
    id: 'M10b',
    finding: 'the sandbox bank gave tokens for nothing to everybody',
    mends: [
      {
        file: 'services/payments/app/src/config.ts',
        mended: '!isPlainLocalhost(c.PUBLIC_URL)',
        before: '(false && isPlainLocalhost(c.PUBLIC_URL))',
      },
    ],
    tests: [{ test: 'services/payments/app/src/config.spec.ts', name: 'gives no tokens for nothing' }],
  },
  {
    id: 'M10c',
    finding: 'cookies of a site beyond its machine were not Secure',
    mends: [
      {
        file: 'services/auth/app/src/accounts/cookies.ts',
        mended: 'secure: !isPlainLocalhost(publicUrl)',
        before: 'secure: false',
      },
    ],
    tests: [{ test: 'services/auth/app/test/http/first-admin.spec.ts' }],
  },
  {
    id: 'M11',
    finding: 'a résumé with nothing to judge broke the audit for ever',
    mends: [
      {
        file: 'services/analysis/app/src/audit/invariants.ts',
        mended: "or score is distinct from (result->>'score')::numeric::int",
        before: "or (status = 'completed') <> (score is not null)",
      },
    ],
    tests: [
      {
        test: 'services/analysis/app/test/http/post-free-analysis.spec.ts',
        name: 'ends in order, and costs nothing',
      },
    ],
  },
  {
    id: 'M12',
    finding: '/index.html had no policy and could be framed',
    mends: [
      {
        file: 'deploy/edge/src/site.ts',
        mended: "app.get('/index.html', (request, reply) => sendPage(request, reply, '/'));",
        before: "app.get('/index.html', (_request, reply) => reply.sendFile('index.html', hostDist));",
      },
      {
        file: 'deploy/edge/src/server.ts',
        mended: "'content-security-policy': noPagePolicy,",
        before: '',
      },
    ],
    tests: [
      { test: 'deploy/edge/test/site.spec.ts', name: 'have a policy and cannot be framed: /index.html' },
    ],
  },
  {
    id: 'M13a',
    finding: 'calls failed when a restart took longer than they waited',
    mends: [
      {
        file: 'deploy/edge/src/patience.ts',
        mended: '(this.isStarting() ? until + starterMsMax : until)',
        before: 'until',
      },
    ],
    tests: [{ test: 'deploy/edge/test/api.spec.ts', name: 'says so when nobody starts it any more' }],
  },
  {
    id: 'M13b',
    finding: 'calls went to a service that was about to leave',
    mends: [
      {
        file: 'deploy/edge/src/patience.ts',
        mended: 'if (leavesInMs !== undefined && !this.balanced)',
        before: 'if (false && leavesInMs)',
      },
    ],
    tests: [
      {
        test: 'deploy/edge/test/api.spec.ts',
        name: 'lets calls wait that would connect while the service is leaving',
      },
    ],
  },
  {
    id: 'M14a',
    finding: 'common passwords were accepted',
    mends: [
      {
        file: 'services/auth/app/src/accounts/common-passwords.ts',
        mended: '.some((form) => known.has(form))',
        before: '.some(() => false && known)',
      },
    ],
    tests: [
      { test: 'services/auth/app/src/accounts/refuse-password.spec.ts', name: 'is common' },
      {
        test: 'services/auth/app/test/http/post-auth-reset-password.spec.ts',
        name: 'keeps a good code when the new password is refused',
      },
    ],
  },
  {
    id: 'M14b',
    finding: 'personal passwords were accepted',
    mends: [
      {
        file: 'services/auth/app/src/accounts/personal-password.ts',
        mended: 'left !== whole &&',
        before: 'false &&',
      },
    ],
    tests: [
      { test: 'services/auth/app/src/accounts/refuse-password.spec.ts', name: 'is personal' },
      {
        test: 'services/auth/app/test/http/post-auth-reset-password.spec.ts',
        name: 'keeps a good code when the new password is refused',
      },
    ],
  },
  {
    id: 'M15a',
    finding: 'failed logins and lock-outs were in no audit',
    mends: [
      {
        file: 'services/auth/app/src/sessions/log-in.ts',
        mended: "return writeAudit(this.database.db, { action: 'sign-in-failed', actorId: null, subject });",
        before: 'return Promise.resolve(void subject);',
      },
      {
        file: 'services/auth/app/src/sessions/login-limits.ts',
        mended: 'await this.noteOnce(key, email);',
        before: '',
      },
    ],
    tests: [
      { test: 'services/auth/app/test/http/security-log.spec.ts', name: 'keeps each login that failed' },
      {
        test: 'services/auth/app/test/http/security-log.spec.ts',
        name: 'says once that somebody tried too often',
      },
    ],
  },
  {
    id: 'M15b',
    finding: 'refusals and exports were in no audit',
    mends: [
      {
        file: 'services/kit/src/http/route-guard.ts',
        mended: 'if (error instanceof ProblemError && logged.has(error.code)) await',
        before: 'if (false && logged) await',
      },
      {
        file: 'services/kit/src/http/route-guard.ts',
        mended: "if (route.access === 'admin' && route.download === 'text/csv') await",
        before: 'if (false) await',
      },
    ],
    tests: [{ test: 'services/auth/app/test/http/security-log.spec.ts', name: 'keeps who was refused' }],
  },
  {
    id: 'M15c',
    finding: 'the audits of credits, payments and analysis had no page',
    mends: [
      {
        file: 'services/auth/app/src/audit/collect-audit.handler.ts',
        mended: '.values({ ...line, service, at',
        before: ".values({ ...line, service: 'auth', at",
      },
    ],
    tests: [
      {
        test: 'services/auth/app/test/http/security-log.spec.ts',
        name: 'has the lines of the other services',
      },
    ],
  },
  {
    id: 'M15d',
    finding: 'services kept their audits to themselves',
    mends: [
      {
        file: 'services/kit/src/audit/write-audit.ts',
        mended: 'if (tx.service === auditKeeper) return;',
        before: 'if (auditKeeper) return;',
      },
    ],
    tests: [
      {
        test: 'services/kit/src/audit/create-audit.db.spec.ts',
        name: 'takes lines of people and of the system',
      },
    ],
  },
  {
    id: 'M15e',
    finding: 'the page of the audit showed one service only',
    mends: [
      { file: 'mfe-admin/src/audit/audit-page.tsx', mended: 'values={services}', before: 'values={[]}' },
    ],
    tests: [{ test: 'mfe-admin/src/audit/audit-page.spec.tsx', name: 'shows what another service wrote' }],
  },
  {
    id: 'M16',
    finding: 'cells of a CSV after `;` or a tab start formulas',
    mends: [
      {
        file: 'services/kit/src/http/csv.ts',
        mended: String.raw`/(^|[,;\t\r\n])(?=[^\S\t\r\n]*[=+\-@])/g`,
        before: String.raw`/(^)(?=[=+\-@])/g`,
      },
    ],
    tests: [{ test: 'services/kit/src/http/csv.spec.ts', name: 'lets none be a formula' }],
  },
  {
    id: 'M17a',
    finding: 'behind a proxy everybody was at one address',
    mends: [
      { file: 'deploy/edge/src/server.ts', mended: 'trustProxy: isProxy', before: 'trustProxy: false' },
    ],
    tests: [
      { test: 'deploy/edge/test/client-address.spec.ts', name: 'is what a trusted proxy says' },
      { test: 'deploy/edge/test/client-address.spec.ts', name: 'tells people behind a trusted proxy apart' },
    ],
  },
  {
    id: 'M17b',
    finding: 'browsers were not told to use TLS only',
    mends: [
      {
        file: 'deploy/edge/src/server.ts',
        mended: "options.publicUrl?.startsWith('https:') &&",
        before: 'false &&',
      },
    ],
    tests: [
      { test: 'deploy/edge/test/client-address.spec.ts', name: 'tells browsers to use TLS only' },
      { test: 'deploy/edge/test/client-address.spec.ts', name: 'whose subdomains have TLS says so' },
    ],
  },
];
