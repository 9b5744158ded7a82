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
  testTimeout: 60_000,
};

export default { projects: [node] };
