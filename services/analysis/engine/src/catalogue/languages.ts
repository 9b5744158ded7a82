import { fold } from '../text/fold.js';

/** Human languages: id, English name, Vietnamese name, other spellings. */
const table = `english|English|tiếng Anh|anh văn
vietnamese|Vietnamese|tiếng Việt|
japanese|Japanese|tiếng Nhật|nhật ngữ
chinese|Chinese|tiếng Trung|mandarin,tiếng Hoa,tiếng Trung Quốc,cantonese,hoa ngữ
korean|Korean|tiếng Hàn|tiếng Hàn Quốc
french|French|tiếng Pháp|pháp văn
german|German|tiếng Đức|
spanish|Spanish|tiếng Tây Ban Nha|
italian|Italian|tiếng Ý|
portuguese|Portuguese|tiếng Bồ Đào Nha|
russian|Russian|tiếng Nga|
thai|Thai|tiếng Thái|
indonesian|Indonesian|tiếng Indonesia|bahasa
arabic|Arabic|tiếng Ả Rập|
hindi|Hindi|tiếng Hindi|
dutch|Dutch|tiếng Hà Lan|
polish|Polish|tiếng Ba Lan|
khmer|Khmer|tiếng Khmer|
lao|Lao|tiếng Lào|
malay|Malay|tiếng Mã Lai|
turkish|Turkish|tiếng Thổ Nhĩ Kỳ|
ukrainian|Ukrainian|tiếng Ukraina|
romanian|Romanian|tiếng Romania|
hungarian|Hungarian|tiếng Hungary|
greek|Greek|tiếng Hy Lạp|
hebrew|Hebrew|tiếng Do Thái|
bengali|Bengali|tiếng Bengal|
tamil|Tamil|tiếng Tamil|
telugu|Telugu|tiếng Telugu|
marathi|Marathi|tiếng Marathi|
gujarati|Gujarati|tiếng Gujarat|
kannada|Kannada|tiếng Kannada|
malayalam|Malayalam|tiếng Malayalam|
punjabi|Punjabi|tiếng Punjab|
urdu|Urdu|tiếng Urdu|
tagalog|Tagalog|tiếng Tagalog|filipino
burmese|Burmese|tiếng Miến Điện|
yoruba|Yoruba|tiếng Yoruba|
igbo|Igbo|tiếng Igbo|
hausa|Hausa|tiếng Hausa|
zulu|Zulu|tiếng Zulu|isizulu
xhosa|Xhosa|tiếng Xhosa|isixhosa
afrikaans|Afrikaans|tiếng Afrikaans|
sotho|Sotho|tiếng Sotho|sesotho
tswana|Tswana|tiếng Tswana|setswana
shona|Shona|tiếng Shona|chishona
somali|Somali|tiếng Somali|
tigrinya|Tigrinya|tiếng Tigrinya|
pidgin|Pidgin|tiếng Pidgin|nigerian pidgin,naija
twi|Twi|tiếng Twi|
kurdish|Kurdish|tiếng Kurd|kurmanji,sorani
pashto|Pashto|tiếng Pashto|
dari|Dari|tiếng Dari|
uzbek|Uzbek|tiếng Uzbek|
kazakh|Kazakh|tiếng Kazakh|
armenian|Armenian|tiếng Armenia|
georgian|Georgian|tiếng Georgia|
albanian|Albanian|tiếng Albania|
lithuanian|Lithuanian|tiếng Litva|
latvian|Latvian|tiếng Latvia|
estonian|Estonian|tiếng Estonia|
slovenian|Slovenian|tiếng Slovenia|slovene
macedonian|Macedonian|tiếng Macedonia|
bosnian|Bosnian|tiếng Bosnia|
icelandic|Icelandic|tiếng Iceland|
basque|Basque|tiếng Basque|euskara
galician|Galician|tiếng Galicia|
maltese|Maltese|tiếng Malta|
cebuano|Cebuano|tiếng Cebu|bisaya
ilocano|Ilocano|tiếng Ilocano|
odia|Odia|tiếng Odia|oriya
assamese|Assamese|tiếng Assam|
konkani|Konkani|tiếng Konkani|
hmong|Hmong|tiếng H'Mông|tiếng Mông
tay|Tay (Tày)|tiếng Tày|
ede|Ê Đê|tiếng Ê Đê|
amharic|Amharic|tiếng Amhara|
nepali|Nepali|tiếng Nepal|
sinhala|Sinhala|tiếng Sinhala|sinhalese
mongolian|Mongolian|tiếng Mông Cổ|
serbian|Serbian|tiếng Serbia|
croatian|Croatian|tiếng Croatia|
bulgarian|Bulgarian|tiếng Bulgaria|
slovak|Slovak|tiếng Slovak|
catalan|Catalan|tiếng Catalan|
persian|Persian|tiếng Ba Tư|farsi
swahili|Swahili|tiếng Swahili|
gaelic|Scottish Gaelic|tiếng Gaelic Scotland|gàidhlig,scots gaelic,gaelic
kalenjin|Kalenjin|tiếng Kalenjin|
kikuyu|Kikuyu|tiếng Kikuyu|gikuyu
hiligaynon|Hiligaynon|tiếng Hiligaynon|ilonggo
cham|Cham (Chăm)|tiếng Chăm|
giarai|Jarai (Gia Rai)|tiếng Gia Rai|tiếng Jrai
bana|Bahnar (Ba Na)|tiếng Ba Na|tiếng Bahnar
nung|Nung (Nùng)|tiếng Nùng|
muong|Muong (Mường)|tiếng Mường|
bsl|British Sign Language|ngôn ngữ ký hiệu Anh|bsl
asl|American Sign Language|ngôn ngữ ký hiệu Mỹ|asl
isl|Irish Sign Language|ngôn ngữ ký hiệu Ireland|
sign|Sign language|ngôn ngữ ký hiệu|ngôn ngữ kí hiệu,thủ ngữ
welsh|Welsh|tiếng Wales|
irish|Irish|tiếng Ireland|gaeilge
danish|Danish|tiếng Đan Mạch|
norwegian|Norwegian|tiếng Na Uy|
finnish|Finnish|tiếng Phần Lan|
swedish|Swedish|tiếng Thụy Điển|
czech|Czech|tiếng Séc|`;

export interface HumanLanguage {
  readonly id: string;
  readonly en: string;
  readonly vi: string;
}

const byName = new Map<string, HumanLanguage>();
for (const line of table.split('\n')) {
  const [id = '', en = '', vi = '', others = ''] = line.split('|');
  for (const name of [en, vi, ...others.split(',')]) if (name !== '') byName.set(fold(name), { id, en, vi });
}
const names = [...byName.keys()].toSorted((a, b) => b.length - a.length);
/** Syllables and words after which a folded name is another word: `lao động`, `thái độ`, `polish the draft`. */
const otherWords: Readonly<Record<string, string>> = {
  lao: 'dong|cong|phoi|khoa|lon|vu|tu',
  thai: 'do|nguyen|binh|duong|san|lan|gop|hoc|phien|phu|thinh|ha|tu|an',
  polish: 'the|and|up|our|your|it|them|existing|final',
};
const guarded = (name: string): string => {
  const other = otherWords[name];
  return other ? `${name}(?!\\s(?:${other})(?![\\p{L}]))` : name;
};
const pattern = new RegExp(`(?<![\\p{L}])(?:${names.map(guarded).join('|')})(?![\\p{L}])`, 'iu');
const everywhere = new RegExp(pattern.source, 'giu');

/** The language a phrase names (`Fluent in Spanish`, `Tiếng Anh: IELTS 6.5`) as written there, and the rest of it. */
export function languageNamed(
  phrase: string,
): { language: HumanLanguage; name: string; rest: string } | null {
  const folded = fold(phrase);
  const match = pattern.exec(folded);
  const language = match ? byName.get(match[0]) : undefined;
  if (!match || !language) return null;
  // Folding keeps the number of letters of precomposed text, so places agree; checked, because not all text is.
  if (folded.length !== phrase.length) return { language, name: language.en, rest: '' };
  const name = phrase.slice(match.index, match.index + match[0].length);
  return {
    language,
    name,
    rest: `${phrase.slice(0, match.index)}${phrase.slice(match.index + match[0].length)}`.trim(),
  };
}

const byId = new Map([...byName.values()].map((language) => [language.id, language]));
export const languageById = (id: string): HumanLanguage | undefined => byId.get(id);

/** Languages named in folded text, each with its place. */
export const languagesIn = (folded: string): RegExpExecArray[] => [...folded.matchAll(everywhere)];
export const languageByFolded = (folded: string): HumanLanguage | undefined => byName.get(folded);
