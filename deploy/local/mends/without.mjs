/** A file's text with a mend taken back. The mended text must stand there exactly once. */
export function without(content, { file, mended, before }) {
  const parts = content.split(mended);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${mended}`);
  return parts.join(before);
}
