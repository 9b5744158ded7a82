/** Font families whose glyphs are Vietnamese but whose characters are not. */
export const isLegacyFontName = (name: string): boolean =>
  /(?:^|\+)(?:\.Vn|VNI[- ])/i.test(name) && !/unicode/i.test(name);

// Letter pairs that only a VNI text has (base letter + mark as its own Latin-1 character).
const vniPairs = /[aeouAEOU][øùûõïâéèúüêåäÁÀÅÃÄÙØÛÕÏÂÊ]|[öô][øùûï]/g;
// Characters with which a TCVN3 text writes the commonest Vietnamese vowels; rare in any real Latin text.
const tcvn3Marks =
  /[\p{L}](?:[µ¶·¸¹»¼½¾¿ÆÇÈÉÊËÌÎÏÐÑÒÓÔÕÖ×ØÜÝÞßáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþ®©ª«¬]){1,2}(?=[\p{L}\s.,]|$)/gu;
const tcvn3Core = /[µ¶·¸¹»¼½¾®©ª«¬§¦¨]/g;
const realVietnamese = /[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹơưđĐƠƯ]/;

/** True when a text is Vietnamese in a pre-Unicode encoding (VNI, TCVN3): unreadable, and not to be guessed at. */
export function isLegacyFontText(text: string): boolean {
  const sample = text.slice(0, 20_000);
  if (realVietnamese.test(sample)) return false;
  const words = sample.split(/\s+/).length;
  if (words < 5) return false;
  const vni = sample.match(vniPairs)?.length ?? 0;
  const core = sample.match(tcvn3Core)?.length ?? 0;
  const marks = sample.match(tcvn3Marks)?.length ?? 0;
  return vni / words > 0.25 || (core / words > 0.15 && marks / words > 0.3);
}
