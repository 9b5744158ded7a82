const charsMax = 60;

/** `Nguyễn Lan (1)` → `cv-nguyen-lan-1.pdf`: plain letters, for every system keeps those. */
export function plainFileName(text: string, begin: string, extension: string, otherwise = ''): string {
  const plain = text
    .normalize('NFD')
    .replace(/[đĐ]/g, 'd')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, charsMax)
    .replace(/^-|-$/g, '');
  const name = [begin, plain || otherwise].filter((part) => part !== '').join('-');
  return `${name}.${extension}`;
}

/** `Nguyễn Lan (1).docx` → `fitfolio-nguyen-lan-1.pdf`. */
export const reportFileName = (resumeFileName: string): string =>
  plainFileName(resumeFileName.replace(/\.[^.]*$/, ''), 'fitfolio', 'pdf', 'report');
