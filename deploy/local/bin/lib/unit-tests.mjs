/** Where a package's unit run leaves its report. */
export const unitReport = '.turbo/unit.json';

/**
 * Not tests of this tree: packages, and the template of a service, which has no packages of its own (what is made of it
 * is tested by deploy/local/test/new.db.long.spec.ts). A pattern on the command line replaces the configuration's.
 */
export const notOurs = ['/node_modules/', '/services/kit/template/'];

/** Suites that take whole corpora or hundreds of drawn cases: `npm run test:long`. A short seed of each is a suite beside it. */
export const longSuites = '\\.long\\.spec\\.tsx?$';

/** Tests that start PostgreSQL, NATS, a service or the edge. */
export const withServers = [
  '\\.db\\.spec\\.ts$',
  '/app/test/',
  'services/kit/test/',
  'deploy/[a-z]+/test/',
  longSuites,
  ...notOurs,
];
