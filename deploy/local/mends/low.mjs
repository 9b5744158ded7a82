export const low = [
  {
    id: 'L1',
    finding: 'each unverified sign-up brings a free allowance of its own',
    mends: [
      {
        file: 'services/analysis/app/src/free-analysis/allowances.ts',
        mended: 'network: verified ? null : networkOf(address)',
        before: 'network: verified ? null : null',
      },
    ],
    tests: [
      {
        test: 'services/analysis/app/test/http/post-free-analysis.spec.ts',
        name: 'share a few analyses of one network',
      },
    ],
  },
  {
    id: 'L2a',
    finding: 'the engine reads odd texts on the loop that answers everybody',
    mends: [
      {
        file: 'services/analysis/app/src/engine/engine-threads.ts',
        mended: "return this.pool.run({ kind: 'free', input }) as Promise<Report>;",
        before: "return import('@fitfolio/fit-engine/analyse').then(({ analyse }) => analyse(input));",
      },
    ],
    tests: [
      {
        test: 'services/analysis/app/src/engine/engine-threads.spec.ts',
        name: 'the loop goes on while a thread',
      },
    ],
  },
  {
    id: 'L2b',
    finding: 'an analysis that does not end keeps its thread',
    mends: [
      {
        file: 'services/analysis/app/src/engine/worker-pool.ts',
        mended: "reject(new TaskKilled('time'))",
        before: "resolve({ error: 'still at it' })",
      },
    ],
    tests: [
      { test: 'services/analysis/app/src/engine/worker-pool.spec.ts', name: 'ends a thread that hangs' },
    ],
  },
  {
    id: 'L3a',
    finding: 'names of people take line breaks and marks that turn the direction of text',
    mends: [
      {
        file: 'services/auth/contract/src/user.ts',
        mended: "name.replace(unseen, '')",
        before: 'name',
      },
    ],
    tests: [
      {
        test: 'services/auth/app/test/http/put-users-me.spec.ts',
        name: 'takes from a name what nobody sees',
      },
    ],
  },
  {
    id: 'L3b',
    finding: 'so do names of files',
    mends: [{ file: 'services/kit/src/http/file-name.ts', mended: ".replace(unseen, '')", before: '' }],
    tests: [
      { test: 'services/kit/src/http/file-name.spec.ts' },
      { test: 'services/kit/test/http/upload.spec.ts' },
    ],
  },
  {
    id: 'L4',
    finding: 'instants of the years 0000 and 0099 are accepted',
    mends: [
      {
        file: 'services/contract-kit/src/common.ts',
        mended: ".refine((instant) => instant >= '2000-' && instant < '2100-')",
        before: '',
      },
    ],
    tests: [{ test: 'services/contract-kit/src/common.spec.ts' }],
  },
  {
    id: 'L5',
    finding: 'a form of twenty fields of a mebibyte is read to its end',
    mends: [
      {
        file: 'services/kit/src/http/read-multipart.ts',
        mended:
          "if (!known.includes(name)) throw fault(name, 'unrecognized_key', 'Not a field of this call.');",
        before: '',
      },
    ],
    tests: [{ test: 'services/kit/test/http/upload.spec.ts', name: 'reads no more of a form' }],
  },
  {
    id: 'L6',
    finding: 'paths that nobody answers are 200',
    mends: [
      {
        file: 'deploy/edge/src/site.ts',
        mended: 'if (!isClaimed(path, modules)) reply.code(404)',
        before: 'if (!isClaimed(path, modules)) reply.code(200)',
      },
    ],
    tests: [{ test: 'deploy/edge/test/site.spec.ts', name: 'are 404 and not for search engines' }],
  },
  {
    id: 'L7a',
    finding: "the edge's own errors have another shape than those of services",
    mends: [
      {
        file: 'deploy/edge/src/problem.ts',
        mended: 'JSON.stringify({ code, message, requestId: request.id })',
        before: 'JSON.stringify({ statusCode: status, error: code, message })',
      },
    ],
    tests: [
      { test: 'deploy/edge/test/bad-address.spec.ts', name: 'as a problem' },
      { test: 'deploy/edge/test/site.spec.ts', name: 'a page under another method is a problem' },
    ],
  },
  {
    id: 'L7b',
    finding: 'what is not even HTTP is answered in another shape',
    mends: [
      { file: 'deploy/edge/src/server.ts', mended: 'clientErrorHandler: answerBrokenCall,', before: '' },
    ],
    tests: [{ test: 'deploy/edge/test/client-address.spec.ts', name: 'what is no call is answered' }],
  },
  {
    id: 'L7c',
    finding: 'a 503 of the edge does not say when to try again',
    mends: [
      {
        file: 'deploy/edge/src/problem.ts',
        mended: "if (retrySeconds !== undefined) reply.header('retry-after', retrySeconds);",
        before: '',
      },
    ],
    tests: [{ test: 'deploy/edge/test/api.spec.ts', name: 'says so when it does not start' }],
  },
  {
    id: 'L7d',
    finding: 'nor does every 503 of a service',
    mends: [
      {
        file: 'services/kit/src/http/problem-filter.ts',
        mended: "...(found.status === unavailable && { 'retry-after': retrySeconds }),",
        before: '',
      },
    ],
    tests: [{ test: 'services/kit/test/http/access.spec.ts', name: 'answers that it cannot tell' }],
  },
  {
    id: 'L8',
    finding: 'a name before the host makes an origin ours',
    mends: [
      {
        file: 'services/kit/src/http/cross-site.ts',
        mended: 'if (theirs.origin !== origin) return false;',
        before: '',
      },
    ],
    tests: [{ test: 'services/kit/test/http/routes.spec.ts', name: 'cookie routes' }],
  },
  {
    id: 'L9a',
    finding: 'statistics of the build are public',
    mends: [{ file: 'deploy/edge/src/site.ts', mended: '(mf-stats|preload', before: '(preload' }],
    tests: [{ test: 'deploy/edge/test/site.spec.ts', name: 'that only the build and the edge read' }],
  },
  {
    id: 'L9b',
    finding: 'files of a production build are named after components',
    mends: [
      {
        file: 'shell/kit/rspack/base-config.mjs',
        mended: "chunkIds: production ? 'deterministic' : 'named'",
        before: "chunkIds: 'named'",
      },
    ],
    tests: [{ test: 'shell/kit/rspack/base-config.spec.ts' }],
  },
  {
    id: 'L10a',
    finding: 'a service connects by the role that owns its tables, and may drop them or switch triggers off',
    mends: [
      {
        file: 'deploy/local/src/database.ts',
        mended: 'const role = { owner: ownerOf(service), runtime: service }[who];',
        before: "const role = ownerOf(service);\n  who = 'owner';",
      },
    ],
    tests: [{ test: 'deploy/local/test/database.db.spec.ts', name: 'what a service connects by may not' }],
  },
  {
    id: 'L10b',
    finding: 'what a service made itself stays its own',
    mends: [
      {
        file: 'deploy/local/src/database.ts',
        mended: 'await client.query(`reassign owned by ${id} to ${ownerId}`);',
        before: '',
      },
    ],
    tests: [{ test: 'deploy/local/test/database.db.spec.ts' }],
  },
  {
    id: 'L10c',
    finding: 'a service may empty its tables and change lines of the audit',
    mends: [
      {
        file: 'services/kit/src/db/grant-runtime.ts',
        mended: "const rights = name === 'migration' ? 'select'",
        before: "const rights = name !== '' ? 'all'",
      },
    ],
    tests: [{ test: 'services/kit/src/db/grant-runtime.db.spec.ts', name: 'it may not' }],
  },
  {
    id: 'L11',
    finding: 'every service may say and hear everything over NATS',
    mends: [
      { file: 'deploy/local/src/nats-users.ts', mended: '`evt.${service}.>`,', before: "'>'," },
      {
        file: 'deploy/local/src/nats-users.ts',
        mended: '[`rpc.${service}.>`, `_INBOX_${service}.>`]',
        before: "['>']",
      },
    ],
    tests: [{ test: 'deploy/local/test/nats-users.db.spec.ts', name: 'no service' }],
  },
  {
    id: 'L12a',
    finding: 'the process that reads documents has a network',
    mends: [
      {
        file: 'services/analysis/app/src/documents/sandbox.ts',
        mended: "...(network ? ['unshare', ...unshare] : []),",
        before: '...(network ? [] : []),',
      },
    ],
    tests: [{ test: 'services/analysis/app/test/sandbox.spec.ts', name: 'it has no network' }],
  },
  {
    id: 'L12b',
    finding: 'the process that reads documents may read every file',
    mends: [
      {
        file: 'services/analysis/app/src/documents/sandbox.ts',
        mended: '`--allow-fs-read=${root}${folder}/*`',
        before: "folder && '--allow-fs-read=*'",
      },
    ],
    tests: [{ test: 'services/analysis/app/test/sandbox.spec.ts', name: 'reads its own code and no other' }],
  },
  {
    id: 'L13',
    finding: 'OpenAPI does not tell the format of text that is tidied up before it is checked',
    mends: [
      {
        file: 'services/contract-kit/src/open-api.ts',
        mended: "io === 'input' ? tellFormat : undefined",
        before: "io === 'input' ? (tellFormat, undefined) : undefined",
      },
    ],
    tests: [
      { test: 'services/contract-kit/src/open-api.spec.ts', name: 'tells the format' },
      { test: 'services/auth/contract/src/generated.spec.ts' },
    ],
  },
  {
    id: 'L14',
    finding: 'a killed main process leaves PostgreSQL and NATS behind',
    mends: [
      {
        file: 'services/embedded/src/child.ts',
        mended: "=== 0 ? ['setpriv', ...asked, ...command]",
        before: "!== 0 ? ['setpriv', ...asked, ...command]",
      },
    ],
    builds: ['@fitfolio/embedded'],
    tests: [{ test: 'deploy/local/test/killed-parent.db.spec.ts' }],
  },
  {
    id: 'L15a',
    finding: 'an authenticator app is not asked for',
    mends: [
      {
        file: 'services/auth/app/src/authentication/first-step.ts',
        mended: 'if (factors.length === 0)',
        before: 'if (factors.length >= 0)',
      },
    ],
    tests: [
      { test: 'services/auth/app/test/http/second-factor.spec.ts', name: 'is asked for after the password' },
    ],
  },
  {
    id: 'L15b',
    finding: 'nobody signs in by a passkey',
    mends: [
      {
        file: 'services/auth/app/src/authentication/passkeys.ts',
        mended: 'return factor.accountId;',
        before: 'return null;',
      },
    ],
    tests: [{ test: 'services/auth/app/test/http/second-factor.spec.ts', name: 'signs in alone' }],
  },
  {
    id: 'L15c',
    finding: 'no recovery code stands in for a lost factor',
    mends: [
      {
        file: 'services/auth/app/src/authentication/check-code.ts',
        mended: 'await this.recoveryCodes.use(tx, accountId, code);',
        before: '[this.recoveryCodes].length === 0;',
      },
    ],
    tests: [{ test: 'services/auth/app/test/http/second-factor.spec.ts', name: 'stands in for the app' }],
  },
  {
    id: 'L15d',
    finding: 'administrators of a public site need no second factor',
    mends: [
      {
        file: 'services/kit/src/auth/assert-proved.ts',
        mended: '!isPlainLocalhost(publicUrl)',
        before: 'isPlainLocalhost(publicUrl) && !publicUrl',
      },
    ],
    tests: [
      { test: 'services/kit/test/http/proved.spec.ts', name: 'demands a second factor' },
      { test: 'services/auth/app/test/http/reauthentication.spec.ts', name: 'by a second factor only' },
    ],
  },
  {
    id: 'L16',
    finding: 'a password may be made of the own name, address or the site',
    mends: [
      {
        file: 'services/auth/app/src/accounts/refuse-password.ts',
        mended: 'if (isPersonalPassword(password, owner))',
        before: 'if (!isPersonalPassword && password && owner)',
      },
    ],
    tests: [
      { test: 'services/auth/app/test/http/post-auth-sign-up.spec.ts', name: 'of whom it is a word' },
      { test: 'services/auth/app/test/http/post-auth-change-password.spec.ts', name: 'made of the own name' },
    ],
  },
  {
    id: 'L17a',
    finding: 'a session does all, however long ago somebody proved who they are',
    mends: [
      {
        file: 'services/kit/src/auth/assert-proved.ts',
        mended: 'age > reauthenticationMinutes * 60_000',
        before: 'age > reauthenticationMinutes * 1e9',
      },
    ],
    tests: [
      { test: 'services/kit/test/http/proved.spec.ts', name: 'asks for a new proof' },
      {
        test: 'services/auth/app/test/http/reauthentication.spec.ts',
        name: 'what a stolen session must not do',
      },
    ],
  },
  {
    id: 'L17b',
    finding: 'data are exported without a new proof',
    mends: [
      {
        file: 'services/auth/contract/src/own-data.ts',
        mended: "path: '/users/me/export',\n  access: 'user',\n  fresh: true,\n  reauthenticated: true,",
        before: "path: '/users/me/export',\n  access: 'user',\n  fresh: true,",
      },
    ],
    tests: [{ test: 'services/auth/app/test/http/reauthentication.spec.ts', name: 'older than ten minutes' }],
  },
  {
    id: 'L17c',
    finding: 'administrators are made without a new proof',
    mends: [
      {
        file: 'services/auth/contract/src/admin-users.ts',
        mended: "['EMAIL_NOT_VERIFIED', 'ACCOUNT_DISABLED'],\n  true,",
        before: "['EMAIL_NOT_VERIFIED', 'ACCOUNT_DISABLED'],",
      },
    ],
    tests: [{ test: 'services/auth/app/test/http/reauthentication.spec.ts', name: 'to make others ones' }],
  },
  {
    id: 'L17d',
    finding: 'balances are adjusted without a new proof',
    mends: [
      { file: 'services/credits/contract/src/transaction.ts', mended: 'reauthenticated: true,', before: '' },
    ],
    tests: [{ test: 'services/credits/app/test/access.spec.ts', name: 'moves tokens by hand' }],
  },
  {
    id: 'L17e',
    finding: 'payments are refunded without a new proof',
    mends: [
      {
        file: 'services/payments/contract/src/admin.ts',
        mended: "path: '/admin/credits/payments/{id}/refund',\n  access: 'admin',\n  reauthenticated: true,",
        before: "path: '/admin/credits/payments/{id}/refund',\n  access: 'admin',",
      },
      {
        file: 'services/payments/contract/src/admin.ts',
        mended:
          "path: '/admin/credits/payments/suspense/{receiptId}/refund',\n  access: 'admin',\n  reauthenticated: true,",
        before: "path: '/admin/credits/payments/suspense/{receiptId}/refund',\n  access: 'admin',",
      },
    ],
    tests: [{ test: 'services/payments/app/test/access.spec.ts', name: 'gives money back' }],
  },
  {
    id: 'L17f',
    finding: 'factors are changed without a new proof',
    mends: [
      { file: 'services/auth/contract/src/factors.ts', mended: ', reauthenticated: true }', before: ' }' },
    ],
    tests: [{ test: 'services/auth/app/test/http/reauthentication.spec.ts', name: 'older than ten minutes' }],
  },
  {
    id: 'L18',
    finding: 'a session that nobody uses goes on',
    mends: [
      {
        file: 'services/auth/app/src/accounts/session.store.ts',
        mended: '> idleDays * dayMs',
        before: '> 30 * idleDays * dayMs',
      },
    ],
    tests: [
      {
        test: 'services/auth/app/test/http/post-auth-refresh.spec.ts',
        name: 'nobody has used for two weeks',
      },
    ],
  },
  {
    id: 'L19a',
    finding: 'nobody is told of a new device',
    mends: [
      {
        file: 'services/auth/app/src/authentication/begin-session.ts',
        mended: 'if (!known && !isFirst &&',
        before: 'if (known === undefined && !isFirst &&',
      },
    ],
    tests: [
      {
        test: 'services/auth/app/test/http/security-notices.spec.ts',
        name: 'a browser that is new, in its language',
      },
    ],
  },
  {
    id: 'L19b',
    finding: 'nobody is told that their password has changed',
    mends: [
      {
        file: 'services/auth/app/src/passwords/password.store.ts',
        mended:
          "await this.notices.send(tx, { kind: 'password-changed', recipient: account.email, language, origin });",
        before: '',
      },
    ],
    tests: [
      {
        test: 'services/auth/app/test/http/post-auth-change-password.spec.ts',
        name: 'ends the other sessions and keeps this one',
      },
      { test: 'services/auth/app/test/http/post-auth-reset-password.spec.ts' },
    ],
  },
  {
    id: 'L20a',
    finding: 'failed sign-ins are not written down',
    mends: [
      {
        file: 'services/auth/app/src/sessions/log-in.ts',
        mended: 'await this.note(account?.id ?? null);',
        before: '',
      },
    ],
    tests: [
      { test: 'services/auth/app/test/http/security-log.spec.ts', name: 'keeps each login that failed' },
    ],
  },
  {
    id: 'L20b',
    finding: 'refused calls of what is for administrators are not written down',
    mends: [
      {
        file: 'services/kit/src/audit/security-log.ts',
        mended: 'if (taken === 1)',
        before: 'if (taken === 0)',
      },
    ],
    tests: [{ test: 'services/auth/app/test/http/security-log.spec.ts', name: 'keeps who was refused' }],
  },
  {
    id: 'L20c',
    finding: 'administrators cannot search the log',
    mends: [
      {
        file: 'services/auth/app/src/audit/audit-log.ts',
        mended: 'linesOf(work).where(searched)',
        before: 'linesOf(work)',
      },
    ],
    tests: [{ test: 'services/auth/app/test/http/security-log.spec.ts', name: 'found like its own' }],
  },
  {
    id: 'L21',
    finding: 'a site at https does not tell browsers to stay there',
    mends: [
      {
        file: 'deploy/edge/src/server.ts',
        mended: "options.publicUrl?.startsWith('https:')",
        before: "options.publicUrl?.startsWith('never:')",
      },
    ],
    tests: [
      { test: 'deploy/edge/test/client-address.spec.ts', name: 'tells browsers to use TLS only' },
      { test: 'deploy/edge/test/client-address.spec.ts', name: 'a site whose subdomains have TLS' },
    ],
  },
];
