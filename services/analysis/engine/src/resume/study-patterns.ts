import { studyFamilies } from '../catalogue/degrees.js';
import { isCity, isRegion } from '../catalogue/places.js';
import { remember } from '../text/remember.js';

const word = (names: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${names})(?![\\p{L}\\p{N}])`, 'iu');

const spelled =
  "vocational training|bachelors?(?:['’]s)?|bachelorette|master(?:['’]?s)?|masters(?:['’])?|(?<!(?:architect|developer|administrator|operator|engineer|analyst|practitioner|certified)(?:\\s[-–—])?\\s)associate(?:['’]?s)?|associates|doctor(?:ate)?|doctoral|post[- ]?graduat(?:e|ion)|under[- ]?graduat(?:e|ion)|graduat(?:e|ion)(?= (?:in|degree|diploma|certificate|from|of)|$)|p\\.?g\\.? diploma|(?:advanced |higher |national |professional |postgraduate |graduate |foundation )*(?:diploma|certificate)|executive program(?:me)?|general diploma|honou?rs degree|foundation degree|some college|coursework toward|(?:technical |sports )?engineer(?:['’]s)? degree|licentiate|(?:apprenticeship|traineeship)(?= (?:as|in)\\s|\\s?[(,:]|$)|minor in|double major|dual degree|integrated m\\.?\\s?(?:tech|sc)";
/** Abbreviations are believed in capitals, or with a dot: `ba`, `me`, `as` are words. */
const letters =
  '(?:[BM]|PG|Int|Integrated [BM])\\.?\\s?(?:[Tt]ech|TECH|[Cc]om|COM|[Ee]ng|ENG|[Ss]c|SC|[Aa]rch|ARCH|[Ee]d|ED|[Pp]harm(?:a|acy)?|PHARM(?:A|ACY)?|[Pp]hil|PHIL|[Dd]es|DES|[Vv]oc|VOC|[Rr]es|[Ss]t|[Ll]ib)|[BM]\\.\\s?[EASebas]|B\\.?\\s?S|M\\.?\\s?S(?!-| (?:Excel|Word|Office|Power|Access|Project|Teams|Outlook|SQL))|BA|MA|BE|ME|[BM]\\.?F\\.?A|[BM]\\.?B\\.?A|EMBA|[BM]\\.?C\\.?A|B\\.?B\\.?M|B\\.?C\\.?S|M\\.?C\\.?S|B\\.?H\\.?M|BMS|BSN|B\\.?N\\.?Sc|RGN|RN(?=[,;/]|$)|B\\.L\\.?|BHMCT|BAMS|BHMS|BDS|BPT|MDS|MBBS|MCM|MMS|MPA|MPH|MSW|MSN|MIS|MPhil|PGCE|QTS|PGDM?|PGDBA?|PGDCA|PGP|PGDBM|PGDHRM|DBA|DCA|ADCA|(?:[Pp][Hh]\\.?\\s?[Dd])|LL\\.?\\s?[BM]|J\\.?D|M\\.?D|A\\.A(?:\\.S)?|AAS|A\\.S|AA|AS(?= (?:in|degree|-))|DEA|Dipl?\\.?-?Ing|Ing\\.|GED|HND|HNC|D\\.?M\\.?L\\.?T|GNM|ANM|D\\.?Pharm|Th\\.?S(?=\\.?\\s)|(?:CN|KS|DS|BS)\\.(?=\\s?\\p{Lu})|(?:CN|KS|DS)(?=\\s\\p{Lu}\\p{Ll})|BSCK\\s?I{0,2}|D\\.?Ed|DCE|DME|TTC|CTEVT|SSLC|OND|ND|NCE|NVQ(?: [Ll]evel \\d)?|BTEC|GNVQ|ITI|BTS|DUT|S1|S2|H\\.?S\\.?C|S\\.?S\\.?C|S\\.?S\\.?L\\.?C|PUC|ICSE(?! [Bb]oard)|ISC|CBSE(?! [Bb]oard| BOARD)|CAP(?=,? \\p{Lu})|BEP(?= \\p{Lu})|GCSEs?|IGCSE|WASSCE|WAEC|NECO|SSCE|KCSE|KCPE|SPM|STPM|VWO|HAVO|X(?:II)?(?:th|TH)(?= |$)|XII?(?= (?:from|class|std|CBSE))|b\\.\\s?(?:tech|com|sc|e|a|arch|ed|pharm)|m\\.\\s?(?:tech|com|sc|e|a|phil|ed)';
const school =
  'high school(?= diploma| degree|$)|secondary school leaving|senior secondary|higher secondary|(?:west african |senior |junior |secondary |general )*(?:school |leaving )+certificate|secondary (?:certificate|education)|national [345]s?(?= and|,|:|$)|(?:advanced )?highers(?= and|,|:|\\s\\(|$)|matric(?:ulation)?|fsc|thanaweya amma|tawjihi|tú tài|intermediate|pre[- ]university|(?:10|12)\\s?th(?: standard| std| grade| class)?|class (?:x|xii|10|12)|grade (?:9|1[0-2])|year (?:1[0-3])(?! )|10\\+2|\\+2|plus two|std\\.? ?(?:x|xii)|(?:gce |igcse )?(?:["“”]?[ano]["“”]?|as)[- ]?levels?|(?:higher )?nitec|leaving certificate|junior certificate|level \\d (?:certificate|diploma|award)|baccalaur[ée]ate?|international baccalaureate|ib diploma|abitur|fachabitur|mittlere reife|matura|maturit[aà]|bachillerato';
const european =
  "maestr[íi]a|doctorado|mastère|(?<!(?:driving|drivers?|driver['’]s|operator|trade|forklift|minibus|no|a|an|the|valid|full|clean|pilot|gun|liquor|taxi|bus|truck)\\s)licence(?!\\.)|licenciatura|licenciad[oa]|ingénieur|ingenier[oa]|economista|laurea(?: magistrale| triennale)?|maîtrise|magister|magisterka|inżynier|licencjat|grado en|máster|mestrado|bacharel(?:ado)?|diplôme|diplom|diploma|staatsexamen|ausbildung|kandidat|specialist degree|cand\\.\\s?\\p{L}+|sarjana|ijazah";
const vietnamese =
  'cử nhân|kỹ sư|kĩ sư|thạc sĩ|thạc sỹ|tiến sĩ|tiến sỹ|bằng(?=\\s)(?! cấp| lái| khá| giỏi| xuất sắc| trung bình| tb)|trung cấp|sơ cấp|trung học phổ thông|trung học cơ sở|tốt nghiệp (?:thpt|trung học|đại học|cao đẳng|cấp)|bác sĩ|chuyên khoa(?= [i1]{1,2}(?:\\s|$)| cấp)|dược sĩ|y sĩ|kiến trúc sư|hệ chính quy|(?:đại học|cao đẳng) (?:chính quy|liên thông|tại chức|từ xa)|chứng chỉ|nghiệp vụ|bồi dưỡng|12\\s?/\\s?12|9\\s?/\\s?12|lớp 12|cu nhan|ky su|thac si|tien si|trung cap|bang tot nghiep|bằng tốt nghiệp|tot nghiep (?:thpt|dai hoc|cao dang|trung)';

const spelledOut = word([spelled, school, european, vietnamese].join('|'));
const abbreviated = new RegExp(`(?<![\\p{L}\\p{N}.])(?:${letters})(?![\\p{L}\\p{N}])`, 'u');

const leaving = word(school);
/** Certificates of schools: what stands beside them is a school and no field of study. */
export const leavesSchool = (text: string): boolean =>
  leaving.test(text) ||
  /^(?:GED|[HS]\.?S\.?C|S\.?S\.?L\.?C|PUC|ICSE|CBSE|GCSEs?|WASSCE|WAEC|SSCE|KCSE|SPM)(?![\p{L}])/u.test(text);

/** A study is named in the beginning of its line. */
const namedCharsMax = 1_000;

const intermediate =
  /^(?:trung cấp|trung cap)(?:\s(?:nghề|chuyên nghiệp|nghe))?\s(?<name>[^,;(|]{3,60}?)(?=\s[–-]\s|\s*[,;(|]|$)/iu;
const placeWordsMax = 3;

/** Length of `Trung cấp nghề số 8`, `Trung cấp Y tế Đồng Nai` in front of a text: a number or a place makes a school of it. */
function intermediateSchool(text: string): number {
  const match = intermediate.exec(text);
  if (!match) return 0;
  const name = match.groups?.['name'] ?? '';
  const words = name.split(/\s+/);
  const ends = Array.from({ length: placeWordsMax }, (_, i) => words.slice(-1 - i).join(' '));
  const placed = ends.some((end) => isCity(end) || isRegion(end));
  const vocational = /^\S+\s\S+\s(?:nghề|nghe)\s/iu.test(match[0]);
  // `trung cấp nghề Hàn` behind a school is what was studied there; a school's name begins with a capital.
  const named =
    vocational &&
    text.startsWith('T') &&
    words.every((one) => /^\p{Lu}/u.test(one)) &&
    studyFamilies(name).length === 0;
  return placed || named || /^số\s\d/iu.test(name) ? match[0].length : 0;
}
export const namesIntermediateSchool = (text: string): boolean => intermediateSchool(text) > 0;

/** Where the first degree or leaving certificate of a text is named, in either language or abroad; -1 for none. */
export const degreeAt = remember((whole: string): number => {
  const school = intermediateSchool(whole);
  const text = ' '.repeat(school) + whole.slice(school, namedCharsMax);
  const places = [spelledOut.exec(text)?.index, abbreviated.exec(text)?.index].filter(
    (at) => at !== undefined,
  );
  return places.length === 0 ? -1 : Math.min(...places);
});
export const namesDegree = (text: string): boolean => degreeAt(text) >= 0;

/** `Dược sĩ đại học` is a degree that has a kind of school in its name. */
export const gradedDegree =
  /^(?:dược sĩ|bác sĩ|y sĩ|y tá|điều dưỡng|kỹ sư|cử nhân|kế toán|kỹ thuật viên|duoc si|y si|dieu duong)\s+(?:đại học|cao đẳng|trung cấp|dai hoc|cao dang|trung cap)$/iu;

export const institutionPattern = word(
  'universit(?:y|ies|at|e|é|a|à|ä|et|atea|i|as|ario)?|universit(?:ät|é|à|é de)|universidade?s?|fundação|fundación|colégio|univ\\.?|univerzita|uniwersytet|üniversitesi|college|coll(?:è|e)ge|colegio|coleg(?:iul)?|institut(?:e|o|ion|es|ul)?|school|schools|high school|escuela|école|ecole|schule|hochschule|fachhochschule|berufsschule|gymnasium|lyc[ée]e|liceo?|liceum|technikum|liceul|academy|akademie|academia|académie|polytechni(?:c|que|k)|politecnico|politechnika|politeknik|faculty|facult(?:é|ad)|campus|conservatory|seminary|convent|vidyalaya?|vidyalay|vidyapeeth|vidya\\s?mandir|mahavidyalaya|mandir|vidhyalaya|pathshala|gurukul|(?:state |secondary |central |cbse |icse |isc )+board|cent(?:re|er)s? (?:for|of)|board of (?:secondary|intermediate|technical)[\\p{L} ]*|training cent(?:re|er)|job corps|sekolah|kolej|\\p{L}+ ?(?:matric(?:ulation)? )?(?:hr\\.?|higher) sec(?:ondary)?\\.? school|boot ?camp|\\p{L}{3,}schule|đại học|học viện|trường|cao đẳng|(?<!bệnh )viện|trung tâm|tt|đh|cđ|hv|thpt|thcs|dai hoc|hoc vien|cao dang|truong|trung tam|aptech|niit|coursera|udemy|general assembly|mit|rmit|fpt|ucla|nyu|suny|cuny|iit|iim|nit|bits|vit|hust|neu|ftu|ueh|uel|tdtu|ptit|vnu|bkhn|hcmut|ulis|hvtc|hvnh|hutech|hcmus|ussh|uit|uef|hcmue|hnue|haui|vnua|lse|ucl|ucsd|insead|soas',
);
export const fieldPattern =
  /^(?:chuyên ngành|ngành(?: học| nghề)?|nghề|major(?:ed)?(?: in)?|field(?: of study)?|specialization|specialisation|stream|branch|khoa|minor(?: in)?|chuyen nganh|nganh)\s*[:-]?\s*/iu;
export const gpaPattern =
  /(?:c?gpa|sgpa|điểm trung bình|điểm tb|điểm tốt nghiệp|đtb|cpa|grade|score|marks|percentage|aggregate|xếp loại|tốt nghiệp loại|loại|hạng)\s*(?:overall|tích lũy|tốt nghiệp|of|in major)?\s*[:=-]?\s*((?:\d[\d.,]*(?:\s*\/\s*\d+(?:[.,]\d+)?)?\s?%?)|(?:xuất sắc|giỏi|khá|trung bình|tb)(?: khá| giỏi)?)/iu;
/** A mark without its name: `74%`, `8.1 CGPA`, `First class`, `3.2/4.0`, `TB khá`. */
export const barePattern =
  /^\(?(?:with\s+)?(?!(?:12|9|10)\s?\/\s?12)(?:\d[\d.,]*\s?(?:%|percent|c?gpa|\/\s?\d+(?:[.,]\d+)?)(?:\s*(?:c?gpa|marks|aggregate))?|(?:first|second|third|1st|2nd)(?: upper| lower)? (?:class|division)(?: honou?rs| with distinction| upper| lower)*|(?:upper|lower) second(?: class)?|distinction|(?:mean |overall )?grade:? [a-f][+-]?|cum laude|magna cum laude|summa cum laude|with honou?rs|xuất sắc|giỏi|khá|trung bình khá|trung bình|tb khá|tb)\)?$/iu;

/** Words that open a line of labels: `Degree: …`, `Bằng cấp: …`. */
export const studyLabel =
  /^(?:(degree|qualification|bằng cấp|trình độ(?: học vấn| chuyên môn| văn h[oó][áa])?|chuyên môn|văn h(?:oá|óa)|văn bằng|title of qualification(?: awarded)?|course|hệ đào tạo)|(school|university|college|institut(?:e|ion)|trường(?: học)?|tên trường|nơi đào tạo|đơn vị đào tạo|cơ sở đào tạo|board|name and type of organisation[\p{L} ]*)|(chuyên ngành|ngành(?: học)?|major|field(?: of study)?|speciali[sz]ation|stream|branch)|(thời gian|niên khóa|year|years|dates?|duration|năm(?: tốt nghiệp| học)?|passing year|year of passing|graduation(?: date)?|graduated|expected(?: graduation)?|tốt nghiệp(?: năm)?|địa điểm|location|place))\s*:\s*/iu;
