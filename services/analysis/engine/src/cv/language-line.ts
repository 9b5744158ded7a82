/** `Tiếng Anh (TOEIC 780)`; `Tiếng Nhật: JLPT N3 (2019)` where the level has brackets itself. */
export function languageWithLevel(name: string, level: string): string {
  if (level === '') return name;
  return level.includes('(') ? `${name}: ${level}` : `${name} (${level})`;
}
