export const medium = [
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
];
