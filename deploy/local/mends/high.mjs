export const high = [
  {
    id: 'H1',
    finding: 'slow bodies took every connection to a service',
    mends: [
      {
        file: 'deploy/edge/src/api.ts',
        mended: `isUpload(headers['content-type'])\n        ?`,
        before: 'true || headers\n        ?',
      },
      {
        file: 'deploy/edge/src/api.ts',
        mended: 'options.body instanceof Readable ? this.uploads : this.calls',
        before: 'this.calls',
      },
      {
        file: 'deploy/edge/src/address-limits.ts',
        mended: 'if (count >= this.max) return false;',
        before: '',
      },
    ],
    tests: [
      {
        test: 'deploy/edge/test/request-body.spec.ts',
        name: 'that send calls take nothing from the calls of others',
      },
      { test: 'deploy/edge/test/client-address.spec.ts', name: 'tells people behind a trusted proxy apart' },
    ],
  },
  {
    id: 'H2a',
    finding: 'the documents of one person took all turns of the reader',
    mends: [
      {
        file: 'services/kit/src/limit/bounded-queue.ts',
        mended: 'this.#runs(personKey(owner)) < Math.max(1, atOnceMax - 1)',
        before: 'true',
      },
      {
        file: 'services/kit/src/limit/bounded-queue.ts',
        mended: 'if (own.length >= waitingPerPersonMax)',
        before: 'if (false && own)',
      },
      {
        file: 'services/kit/src/limit/bounded-queue.ts',
        mended: '(!next || this.#before(waiting.owner, next.owner))',
        before: '!next',
      },
    ],
    tests: [
      { test: 'services/kit/src/limit/bounded-queue.spec.ts', name: 'keeps a place for the others' },
      { test: 'services/kit/src/limit/bounded-queue.spec.ts', name: 'serves networks by turns' },
      { test: 'services/kit/src/limit/bounded-queue.spec.ts', name: 'refuses more than a person may have' },
    ],
  },
  {
    id: 'H2b',
    finding: 'a small file could keep its reader busy until it was killed',
    mends: [
      {
        file: 'services/analysis/app/src/documents/document-limits.ts',
        mended: 'paintOperationsMax = 400_000',
        before: 'paintOperationsMax = Infinity',
      },
    ],
    tests: [
      {
        test: 'services/analysis/app/src/documents/extract-document.spec.ts',
        name: 'refuses one with more operations than a document has',
      },
    ],
  },
  {
    id: 'H2c',
    finding: 'whose documents were refused had paid an analysis',
    mends: [
      {
        file: 'services/analysis/app/src/free-analysis/submit-free-analysis.ts',
        mended: 'const { fileName, resume, job } = await',
        before: `await db(this.database).insertInto('free_analysis').values({ ...claimant, id: randomUUID(), status: 'queued',
      fileName: '', outputLanguage, resume: json({}), job: json({}), createdAt: new Date() }).execute();
    const { fileName, resume, job } = await`,
      },
    ],
    tests: [
      {
        test: 'services/analysis/app/test/http/post-free-analysis.spec.ts',
        name: 'refuses a damaged PDF and counts nothing',
      },
    ],
  },
  {
    id: 'H2d',
    finding: 'accounts that nobody verified could be made for more analyses without end',
    mends: [
      {
        file: 'services/analysis/app/src/free-analysis/allowances.ts',
        mended: 'verified ? null : networkOf(address)',
        before: 'verified ? null : null',
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
    id: 'H2e',
    finding: 'documents could be sent without end',
    mends: [
      {
        file: 'services/analysis/app/src/documents/read-submission.ts',
        mended: 'perPersonMax * factor',
        before: '1e9',
      },
      {
        file: 'services/analysis/app/src/documents/read-submission.ts',
        mended: 'perNetworkMax * factor',
        before: '1e9',
      },
    ],
    tests: [
      {
        test: 'services/analysis/app/test/http/post-free-analysis.spec.ts',
        name: 'again and again by one person',
      },
      {
        test: 'services/analysis/app/test/http/post-free-analysis.spec.ts',
        name: 'again and again by one network',
      },
    ],
  },
  {
    id: 'H2f',
    finding: 'what was refused came again as fast as it was answered, and the others waited for it',
    mends: [
      {
        file: 'deploy/edge/src/refusals.ts',
        mended: 'await delay(ms, undefined, { ref: false });',
        before: '',
      },
    ],
    tests: [{ test: 'deploy/edge/test/refusals.spec.ts', name: 'lets the refused wait' }],
  },
  {
    id: 'H3',
    finding: 'secrets stood on the command line of the services',
    mends: [
      {
        file: 'deploy/local/src/processes.ts',
        mended: 'jobs: told, dataDir',
        before: 'jobs, told, dataDir',
      },
    ],
    builds: ['@fitfolio/local'],
    tests: [{ test: 'shell/e2e/src/secrets.e2e.ts' }],
  },
  {
    id: 'H4a',
    finding: 'ten wrong passwords locked the owner out, also those of a network that was refused',
    mends: [
      {
        file: 'services/auth/app/src/sessions/login-limits.ts',
        mended: 'if (device !== null) await',
        before: 'if (false && device) await',
      },
      {
        file: 'services/auth/app/src/sessions/login-limits.ts',
        mended:
          'await limit(`${what}:network:${network}`, triesPerNetworkMax);\n      await limit(`${what}:account:${email}:${network}`, triesMax);',
        before:
          'await limit(`${what}:account:${email}`, triesMax);\n      await limit(`${what}:network:${network}`, triesPerNetworkMax);',
      },
    ],
    tests: [{ test: 'services/auth/app/test/http/post-auth-login.spec.ts', name: 'when a stranger guesses' }],
  },
  {
    id: 'H4b',
    finding: 'strangers used up the tries at the code of somebody else',
    mends: [
      {
        file: 'services/auth/app/src/accounts/code.store.ts',
        mended: '(triesBy[network] ?? 0) < codeTriesMax',
        before: 'tries < codeTriesMax',
      },
    ],
    tests: [
      {
        test: 'services/auth/app/test/http/post-auth-reset-password.spec.ts',
        name: 'leaves the owner their code when strangers guess at it',
      },
    ],
  },
  {
    id: 'H4c',
    finding: 'strangers used up the mails that somebody else may ask for',
    mends: [
      {
        file: 'services/auth/app/src/adapters/mail/mail-limits.ts',
        mended: 'const who = `${email}:${networkOf(address)}`;',
        before: 'const who = email;',
      },
    ],
    tests: [
      {
        test: 'services/auth/app/test/http/post-auth-reset-password.spec.ts',
        name: 'counts the mails that a stranger asks for apart',
      },
    ],
  },
  {
    id: 'H5a',
    finding: 'pages were 403 without br',
    mends: [
      {
        file: 'deploy/edge/src/site.ts',
        mended: `(request.headers['accept-encoding'])) return reply.send(html);`,
        before: `(request.headers['accept-encoding'])) return reply.code(403).send();`,
      },
    ],
    tests: [{ test: 'deploy/edge/test/site.spec.ts', name: 'come as they are to a client' }],
  },
  {
    id: 'H5b',
    finding: 'HEAD of a page was 404',
    mends: [
      {
        file: 'deploy/edge/src/site.ts',
        mended: ': sendPage(request, reply, path);',
        before: `: request.method === 'HEAD' ? (reply.callNotFound(), reply) : sendPage(request, reply, path);`,
      },
    ],
    tests: [{ test: 'deploy/edge/test/site.spec.ts', name: 'HEAD of /pricing is as GET' }],
  },
];
