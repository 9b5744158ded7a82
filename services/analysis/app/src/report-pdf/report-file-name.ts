const charsMax = 60;

/** `Nguyễn Lan (1).docx` → `fitfolio-nguyen-lan-1.pdf`: plain letters, for every system keeps those. */
export function reportFileName(resumeFileName: string): string {
  const plain = resumeFileName
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .replace(/[đĐ]/g, 'd')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, charsMax)
    .replace(/^-|-$/g, '');
  return `fitfolio-${plain || 'report'}.pdf`;
}
