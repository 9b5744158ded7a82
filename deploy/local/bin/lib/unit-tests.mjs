/** Where a package's unit run leaves its report. */
export const unitReport = '.turbo/unit.json';

/** Tests that start PostgreSQL, NATS, a service or the edge. */
export const withServers = [
  '\\.db\\.spec\\.ts$',
  '/app/test/',
  'services/kit/test/',
  'deploy/local/test/',
  '/node_modules/',
];
