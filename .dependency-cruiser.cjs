const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

// Who may import whom: the table of the architecture, as errors. Each rule says why.
const contracts = '^services/[a-z-]+/contract/';
const app = '^services/([a-z-]+)/app/';
const mfe = '^(mfe-[a-z0-9-]+)/';
const ours = '^(shell|mfe-[a-z0-9-]+|services|deploy)/';
/** The remotes whose package names the engine among its dependencies. */
const remotesWithEngine = readdirSync(__dirname).filter((name) => {
  const file = join(__dirname, name, 'package.json');
  return (
    name.startsWith('mfe-') &&
    existsSync(file) &&
    readFileSync(file, 'utf8').includes('"@fitfolio/fit-engine"')
  );
});
const withEngine = `^(${remotesWithEngine.join('|')})/`;
const frontOnlyThroughKit =
  '(^|/)node_modules/(antd|@ant-design|@rc-component|react-redux|@reduxjs|react-router|react-router-dom|react-hook-form|i18next|react-i18next)/';
/**
 * What the features of one app or remote share. A front end's lies in `src/shared`. A service's is what its features are
 * about or go through: accounts, their passwords and factors, token keys, audit and mail in auth; the ledger in credits; orders and banks
 * in payments; people, uploaded documents, links without an account, the engine's threads, the optional model, the painter of reports,
 * tokens and what they buy in analysis.
 */
const sharedFolders = {
  'mfe-[a-z0-9-]+': 'shared|locales|testing',
  'services/auth/app': 'accounts|adapters|audit|authentication|keys|passwords',
  'services/credits/app': 'ledger',
  'services/payments/app': 'orders|providers',
  'services/analysis/app': 'people|documents|links|engine|model|report-pdf|cv-export|tokens|fit-products',
};
/** A service that is not named shares nothing. */
const unnamed = `services/(?!kit/|${Object.keys(sharedFolders)
  .map((room) => `${room.split('/')[1]}/`)
  .join('|')})[a-z-]+/app`;
const featureRules = Object.entries({ ...sharedFolders, [unnamed]: 'nothing' }).map(([room, shared]) => ({
  name: 'features-do-not-meet',
  comment:
    'remote.ts and app.module.ts compose features; a feature that imports its neighbour cannot be moved or deleted.',
  severity: 'error',
  from: { path: `^(${room})/src/([^/]+)/.+`, pathNot: '/src/cli/' },
  to: { path: '^$1/src/[^/]+/.+', pathNot: `^$1/src/($2|${shared})/` },
}));

/**
 * The engine's floors, lowest first; those of one line do not know each other. An import goes down, never up, never
 * sideways. Files beside the folders: `document` and `report` are shapes that every floor may name.
 */
const engine = '^services/analysis/engine/src/';
const engineFloors = [
  'chain',
  'text',
  'catalogue|truth',
  'layout',
  'clause',
  'resume|job',
  'integrity|match',
  'score',
  'words',
  'report',
  'gate',
  'premium',
  'plan',
  'cv',
  'interview',
  'screening',
];
const floorRules = engineFloors.flatMap((floor, i) =>
  floor.split('|').map((room) => ({
    name: `engine-floor-${room}`,
    comment: `An import inside the engine goes down: ${engineFloors.join(' → ')}.`,
    severity: 'error',
    from: { path: `${engine}${room}/`, pathNot: '\\.spec\\.ts$' },
    to: {
      path: `${engine}[^/]+/`,
      pathNot: `${engine}(${[room, ...engineFloors.slice(0, i)].join('|')})/`,
    },
  })),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A circle crashes at load with decorator metadata, and nobody can read it from the top.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere fails only when it runs.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'contract-kit-stands-alone',
      comment: 'Every room imports it, so it may import none: zod only.',
      severity: 'error',
      from: { path: '^services/contract-kit/' },
      to: { path: ours, pathNot: '^services/contract-kit/' },
    },
    {
      name: 'contract-is-a-door-only',
      comment:
        'A contract is imported by browsers and other services: contract-kit and itself, nothing behind the door.',
      severity: 'error',
      from: { path: '^services/([a-z-]+)/contract/' },
      to: { path: ours, pathNot: '^services/(contract-kit|$1/contract)/' },
    },
    {
      name: 'engine-is-pure',
      comment:
        'The same bytes must run in Node and in a browser: no package, no core module, no room of ours.',
      severity: 'error',
      from: { path: '^services/analysis/engine/src/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: '^services/analysis/engine/src/' },
    },
    ...floorRules,
    {
      name: 'web-kit-knows-accounts-and-balance-only',
      comment: 'The kit serves every remote; a feature known to it would couple all teams to it.',
      severity: 'error',
      from: { path: '^shell/kit/' },
      to: { path: ours, pathNot: '^(shell/kit|services/contract-kit|services/(auth|credits)/contract)/' },
    },
    {
      name: 'front-ends-see-doors-only',
      comment: 'A front end knows services by their contracts, and the shell by web-kit.',
      severity: 'error',
      from: { path: '^(shell/host|mfe-[a-z0-9-]+)/' },
      to: {
        path: ours,
        pathNot: `^(shell/(kit|host)|mfe-[a-z0-9-]+|services/contract-kit|services/analysis/engine)/|${contracts}`,
      },
    },
    {
      name: 'no-mfe-to-mfe',
      comment: 'Remotes are shipped alone; they meet through cache tags, typed events and paths of web-kit.',
      severity: 'error',
      from: { path: mfe },
      to: { path: '^mfe-[a-z0-9-]+/', pathNot: '^$1/' },
    },
    {
      name: 'no-mfe-to-host',
      comment: 'The host frames remotes; a remote that reaches into it cannot be shipped alone.',
      severity: 'error',
      from: { path: mfe },
      to: { path: '^shell/host/' },
    },
    {
      name: 'no-host-to-mfe',
      comment:
        'Remotes come at run time from the module list; a build-time import would bind their releases together.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^mfe-[a-z0-9-]+/' },
    },
    {
      name: 'engine-in-browser-lazily-and-only-for-analysis',
      comment:
        'The engine is large: only a remote that names it in its package may use it, and only by a dynamic import.',
      severity: 'error',
      from: { path: '^(shell|mfe-[a-z0-9-]+)/', pathNot: withEngine },
      to: { path: '^services/analysis/engine/' },
    },
    {
      name: 'engine-in-browser-lazily',
      comment:
        'As above: a static import would put it on the first load. What lies in a folder `studio` is loaded by a dynamic import itself.',
      severity: 'error',
      from: { path: withEngine, pathNot: '/(studio|testing)/|\\.fixture\\.ts$' },
      to: { path: '^services/analysis/engine/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'studio-lazily',
      comment: 'It holds the engine.',
      severity: 'error',
      from: { path: withEngine, pathNot: '/studio/' },
      to: { path: `${withEngine}.*/studio/`, dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'front-ends-use-the-curated-kit',
      comment:
        'One antd, one form library, one store, one router, one i18next: a direct import doubles bytes and breaks the theme (stack: front end).',
      severity: 'error',
      from: { path: '^mfe-[a-z0-9-]+/src/' },
      to: { path: frontOnlyThroughKit },
    },
    {
      name: 'service-kit-knows-no-service',
      comment: 'The kit is under every service and above none.',
      severity: 'error',
      from: { path: '^services/kit/' },
      to: { path: ours, pathNot: '^services/(kit|contract-kit|embedded|tracing)/' },
    },
    {
      name: 'no-server-in-an-image',
      comment:
        'PostgreSQL and NATS are started by one machine and by tests; what a service ships contains none.',
      severity: 'error',
      from: { path: '^services/', pathNot: '^services/embedded/|/testing/|/test/|\\.spec\\.ts$' },
      to: { path: '^services/embedded/' },
    },
    {
      name: 'embedded-stands-alone',
      comment: 'It starts servers and knows nothing of what they serve.',
      severity: 'error',
      from: { path: '^services/embedded/' },
      to: { path: ours, pathNot: '^services/embedded/' },
    },
    {
      name: 'tracing-stands-alone',
      comment: 'The edge and every service use it; it sends spans and knows nothing of whose they are.',
      severity: 'error',
      from: { path: '^services/tracing/' },
      to: { path: ours, pathNot: '^services/tracing/' },
    },
    {
      name: 'app-uses-doors',
      comment: 'A service may use any contract, never another service’s app; the engine belongs to analysis.',
      severity: 'error',
      from: { path: app },
      to: {
        path: ours,
        pathNot: `^services/($1/app|kit|contract-kit)/|${contracts}|^services/analysis/engine/`,
      },
    },
    {
      name: 'engine-belongs-to-analysis',
      comment: 'Other services ask analysis; they do not compute fits.',
      severity: 'error',
      from: { path: '^services/[a-z-]+/app/', pathNot: '^services/analysis/app/' },
      to: { path: '^services/analysis/engine/' },
    },
    ...featureRules,
    {
      name: 'shared-knows-no-feature',
      comment: 'What features share stands below them.',
      severity: 'error',
      from: { path: '^(mfe-[a-z0-9-]+)/src/shared/' },
      to: { path: '^$1/src/[^/]+/.+', pathNot: '^$1/src/(shared|locales|testing)/' },
    },
    {
      name: 'no-folder-circle',
      comment:
        'Two folders of a service that import each other are one folder, or one of them holds what is not its own.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^services/[a-z-]+/app/src/.' },
      to: { circular: true },
    },
    {
      name: 'providers-know-no-orders',
      comment: 'Orders ask providers; a provider that knows their rules could not be added or removed alone.',
      severity: 'error',
      from: { path: '^services/payments/app/src/providers/' },
      to: { path: '^services/payments/app/src/orders/' },
    },
    {
      name: 'registry-stands-alone',
      comment:
        'The edge and one machine use it; it decides by releases alone and knows nothing of how pages are served.',
      severity: 'error',
      from: { path: '^deploy/registry/' },
      to: { path: '^deploy/(edge|local)/' },
    },
    {
      name: 'edge-knows-no-machine',
      comment: 'The same edge stands before one machine and before a cluster.',
      severity: 'error',
      from: { path: '^deploy/edge/' },
      to: { path: '^deploy/local/' },
    },
    {
      name: 'nothing-imports-deploy',
      comment: 'Deployment knows the product; the product does not know how it is deployed.',
      severity: 'error',
      from: { pathNot: '^(deploy/|jest\\.config\\.mjs$)' },
      to: { path: '^deploy/' },
    },
    {
      name: 'deploy-knows-no-service',
      comment:
        'It starts services by environment and passes calls on to them; it shares only words of contract-kit, traces and the embedded servers.',
      severity: 'error',
      from: { path: '^deploy/' },
      to: { path: ours, pathNot: '^(deploy|services/embedded|services/contract-kit|services/tracing)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.turbo|test-results)/|^services/kit/template/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: `${__dirname}/tsconfig.web.json` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
