import { notOurs } from './deploy/local/bin/lib/unit-tests.mjs';

// One jest run over the whole house; each project names its environment. Packages resolve to source here.
const swc = (jsx) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', decorators: !jsx, tsx: jsx },
      transform: jsx
        ? { react: { runtime: 'automatic' } }
        : { legacyDecorator: true, decoratorMetadata: true },
      keepClassNames: true,
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

const shared = {
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  modulePathIgnorePatterns: ['/dist/', '/.turbo/'],
};

/** Node suites: unit (`x.spec.ts`), real Postgres (`x.db.spec.ts`), black-box routes (`test/http`). */
const node = {
  ...shared,
  displayName: 'node',
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': swc(false) },
  testMatch: ['<rootDir>/services/**/*.spec.ts', '<rootDir>/deploy/**/*.spec.ts'],
  testPathIgnorePatterns: notOurs,
};

/** Front ends in jsdom; `.spec.mjs` beside the build preset runs in Node. */
const web = {
  ...shared,
  displayName: 'web',
  testEnvironment: '<rootDir>/shell/kit/src/testing/jsdom-environment.mjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  setupFilesAfterEnv: ['<rootDir>/shell/kit/src/testing/setup.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': swc(true) },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/shell/kit/src/testing/empty-styles.mjs',
    // These publish their own sources under the condition that means ours.
    '^(scroll-into-view-if-needed|compute-scroll-into-view)$': '<rootDir>/node_modules/$1/dist/index.cjs',
    // antd's `es` files are modules by folder, not by package; Node takes the other build.
    '^antd/es/locale/(.*)\\.js$': '<rootDir>/shell/kit/src/testing/antd-locale/$1.mjs',
    ...shared.moduleNameMapper,
  },
  testMatch: ['<rootDir>/shell/{kit,host}/**/*.spec.{ts,tsx}', '<rootDir>/mfe-*/**/*.spec.{ts,tsx}'],
};

// Only the outermost level takes time limits; first starts of Postgres and NATS stand under the first. A worker that is done
// leaves at once, but the system needs a while to take down its half gigabyte: that is no leak, and 500 ms are too few.
// A worker keeps what each suite loaded (modules of ESM are never let go); a new one takes over before the old is full.
export default {
  projects: [node, web],
  testTimeout: 90_000,
  workerGracefulExitTimeout: 10_000,
  workerIdleMemoryLimit: '1500MB',
};
