import { withoutPlace, titleScore, looksLikeOrganisation, splitPhrases } from '../layout/phrases.js';
import { isPlace } from '../catalogue/places.js';
import type { Block } from '../layout/read-text.js';
import type { JobFacts } from './item.js';
import { jobPart } from './job-headings.js';
import { headsList } from './list-headings.js';
import { headLineMax, placeOf } from './job-place.js';
import { type Notice, noticeOf, withoutTail } from './notice-lines.js';

const labels =
  /^(?:job title|position(?: title)?|title|role|job description|job|vacancy|hiring|we(?:'|’)re hiring|now hiring|opening|vị trí(?: tuyển(?: dụng)?| công việc| ứng tuyển| cần tuyển)?|chức danh(?: công việc)?|chức vụ|tuyển dụng(?: vị trí)?|tuyển gấp|cần tuyển|tuyển|thông báo tuyển dụng|mô tả công việc)\s*(?:[:–—-]|(?=\s\p{Lu}))\s*/iu;
const inText =
  /(?:looking for|seeking|hiring|search(?:ing)? for|recruiting|in need of|cần tuyển|đang tìm(?: kiếm)?|tuyển dụng(?: vị trí)?|tìm kiếm)\s+(?:(?:an?|the|our|một|01|0?\d{1,2})\s+)?(?<words>[^.,;:()\n]{3,120})/iu;
const companyLabel =
  /^(?:company(?: name)?|employer|công ty|tên công ty|đơn vị(?: tuyển dụng)?|nhà tuyển dụng)\s*:\s*/iu;
const qualifiers =
  /^(?:talented|experienced|skilled|passionate|motivated|highly|dynamic|seasoned|great|new|an?|the|full[- ]time|part[- ]time|creative|dedicated|detail-oriented|self-motivated|enthusiastic|strong|professional|results-driven|committed|proactive|ambitious|energetic|driven|curious|hard-working|hardworking|reliable|bright|keen|outstanding|exceptional)(?:,?\s+(?:and|&|or)\s+|,\s*|\s+)(?=\p{L})/iu;
/** `Nhân viên kế toán nhiệt tình, năng động`: what the person shall be like stands behind. */
const praises =
  /(?:[\s,]+(?:và\s+)?(?:năng động|nhiệt tình|tài năng|giỏi|giàu kinh nghiệm|trẻ trung|chuyên nghiệp|trách nhiệm|tâm huyết))+$/iu;

const announcement =
  /^(?:(?:thông báo )?tuyển dụng|tuyển gấp|cần tuyển(?: gấp)?|tuyển|urgent(?:ly)?(?: hiring)?|hiring|we(?:'|’)re hiring|hot job|gấp)(?=[\s:!–-])\s*[:!–-]*\s*(?:vị trí\s*:?\s*)?(?:0?\d{1,2}\s+)?/iu;

/** `Cook Department: Kitchen`: the label of the next field, run into the title. */
const nextField =
  /(?<=\S)\s+(?:department|dept\.?|division|team|location|place of work|reports? to|salary|pay|job type|employment type|contract type|type|grade|level|reference|job id|hours|start date|apply (?:before|by)|phòng ban|bộ phận|khối|địa điểm|nơi làm việc|cấp bậc|mức lương|lương|hình thức|số lượng|mã (?:tin|số)|báo cáo cho)\s?:.*$/iu;

/** A title without the remarks that posts hang on it: years, places, salaries, brackets. */
export function bareTitle(text: string): string {
  let title = withoutTail(text)
    .replace(nextField, '')
    .replace(/^(?:\s*[[(【][^\])】]{1,24}[\])】])+\s*/u, '')
    .replace(announcement, '')
    .replace(
      /\s*[([](?:[^()[\]]*(?:year|năm|experience|kinh nghiệm|salary|lương|remote|hybrid|full|part|up to|\d|urgent|gấp|m\/f|nam|nữ|hcm|hà nội|onsite)[^()[\]]*)[)\]]/giu,
      '',
    )
    .replace(
      /\s*[–—|-]\s*(?:remote|hybrid|onsite|full[- ]time|part[- ]time|urgent|lương.*|salary.*|up to.*|thu nhập.*|hà nội.*|hồ chí minh.*|tp\.?\s?hcm.*|đà nẵng.*|\d.*)$/iu,
      '',
    )
    .replace(
      /\s+(?:to join|who|with|for our|to help|to work|join our|có kinh nghiệm|làm việc tại|tại|cho|cũng|để|nhằm|vào làm|đang|sẽ|được|phụ trách|thuộc|(?:is|are|will|can|needs?|also) (?=\p{Ll})).*$/iu,
      '',
    )
    .replace(/\s+(?:in|at)\s+(?!(?:Test|Training|Charge|Residence|Chief)(?!\p{L}))\p{Lu}.*$/u, '')
    .replace(/\s\((?<inside>[^()]{3,60})\)$/u, (all, inside: string) =>
      looksLikeOrganisation(inside) ? '' : all,
    )
    .trim();
  for (let i = 0; i < 4; i += 1) title = title.replace(qualifiers, '');
  title = title.replace(praises, '');
  return title.replace(/^[\s:–—-]+|[\s:,.–—-]+$/g, '');
}

/** `Engineer in Test (SDET)`, `Nurse in Charge`: what stands behind the head belongs to the title. */
const ofTitle = /\sin (?:test|training|charge|residence|chief)(?!\p{L})/iu;
const scoreOf = (title: string): number => titleScore(title.replace(ofTitle, ''));

function labelledTitle(blocks: readonly Block[]): string | null {
  for (const block of blocks.slice(0, 12))
    for (const cell of block.cells) {
      const match = labels.exec(cell.text);
      const next = block.cells[block.cells.indexOf(cell) + 1];
      const rest = match ? cell.text.slice(match[0].length) : '';
      const title = bareTitle(rest === '' && match && next ? next.text : rest);
      if (match && title.length > 2 && title.length <= 80 && scoreOf(title) > 0) return title;
    }
  return null;
}

const headWordsMax = 7;
const runOnCharsMin = 60;
const address = /\s\d{1,4}\s\p{Lu}\p{L}+/u;

/**
 * A board's head that runs on in one line, `Data Engineer (Senior) Larkfield 12 Mill Road London`: the title ends with
 * the first word that closes one.
 */
function runOnTitle(blocks: readonly Block[]): string | null {
  const text = blocks[0]?.text ?? '';
  if (text.length < runOnCharsMin) return null;
  const words = text.split(/\s+/);
  for (let n = 2; n <= Math.min(headWordsMax, words.length - 1); n += 1) {
    const title = words.slice(0, n).join(' ');
    const rest = words.slice(n).join(' ');
    if (!/^(?:\p{Ll}?\p{Lu}|\d)/u.test(words[n - 1] ?? '') || /[.,:;!?]$/.test(title)) return null;
    const goesOn = !rest.startsWith('(') && titleScore(words.slice(0, n + 1).join(' ')) === 2;
    if (titleScore(title) < 2 || goesOn || ofTitle.test(` ${rest}`.slice(0, 16))) continue;
    return /^(?:\([^()]{2,40}\)\s|[-–]\s)?\p{Lu}/u.test(rest) && !looksLikeOrganisation(title) ? title : null;
  }
  return null;
}

/** A title does not hold an address. */
const isRunOn = (title: string | null): boolean => title !== null && address.test(title);

/** What a line says of title and place, it says at its beginning. */
const headCharsMax = 1_000;

function topTitle(blocks: readonly Block[]): string | null {
  const top = blocks.slice(0, 8).flatMap((block) =>
    splitPhrases(block.text.slice(0, headCharsMax), block.start).map((phrase) => ({
      phrase,
      size: block.size ?? 0,
      bullet: block.bullet,
    })),
  );
  const fit = top
    .filter(
      ({ phrase, bullet }) =>
        !bullet && phrase.text.length <= 80 && jobPart(phrase.text) === null && !/[.!?]$/.test(phrase.text),
    )
    .map((item) => ({ ...item, title: bareTitle(item.phrase.text) }))
    .filter(({ title }) => !title.includes(':') && scoreOf(title) === 2 && !looksLikeOrganisation(title));
  const largest = Math.max(0, ...fit.map((item) => item.size));
  return fit.find((item) => item.size === largest)?.title ?? null;
}

const titleWordsMax = 8;
/** Whom a sentence seeks it may seek several of: `is seeking welders and pipe fitters`. */
const soughtScore = (title: string): number => {
  const words = title.split(/\s+/);
  const last = words
    .slice(-titleWordsMax)
    .join(' ')
    .replace(/^(?:and|or|và)\s/u, '');
  return Math.max(titleScore(title), titleScore(last.replace(/s$/u, '')));
};
/** Several titles in a row, `mechanical engineers electrical engineers and …`, are longer than one. */
const isOneOrSeveral = (title: string): boolean => {
  const words = title.split(/\s+/);
  const several = words.filter(
    (word) => /\p{L}{3,}s$/u.test(word) && titleScore(word.slice(0, -1)) === 2,
  ).length;
  return words.length <= titleWordsMax * Math.max(1, several);
};

function titleInText(blocks: readonly Block[]): string | null {
  for (const block of blocks.slice(0, 20)) {
    const words = inText.exec(block.text)?.groups?.['words'];
    const title = words === undefined ? '' : bareTitle(words);
    if (title !== '' && isOneOrSeveral(title) && soughtScore(title) === 2) return title;
  }
  return null;
}

function companyOf(blocks: readonly Block[]): string | null {
  for (const block of blocks.slice(0, 25))
    for (const cell of block.cells) {
      const match = companyLabel.exec(cell.text);
      if (match && cell.text.length - match[0].length > 1 && cell.text.length < 120)
        return cell.text.slice(match[0].length).trim();
    }
  const head = blocks.slice(0, 6);
  const heading = head.findIndex(
    (block, i) =>
      jobPart(block.text) !== null || (i > 0 && blocks[i + 1]?.bullet === true && headsList(block.text)),
  );
  for (const block of heading < 0 ? head : head.slice(0, heading)) {
    if (block.text.length > headLineMax) continue;
    for (const phrase of splitPhrases(block.text, block.start)) {
      const { rest, place } = withoutPlace(phrase);
      const name = rest?.text ?? '';
      if (
        name === '' ||
        /:(?:\s|$)/.test(name) ||
        isPlace(name) ||
        titleScore(name) === 2 ||
        jobPart(name) !== null
      )
        continue;
      if (
        (looksLikeOrganisation(name) && isName(name)) ||
        (place && rest && block.cells.length === 1 && name.split(' ').length <= 5)
      )
        return name;
    }
  }
  for (const block of blocks.slice(0, 20)) {
    const named = /(?:^|[.!]\s)(?:At|Tại)\s+(\p{Lu}[\p{L}\d&.'-]*(?:\s+\p{Lu}[\p{L}\d&.'-]*){0,5}),/u.exec(
      block.text,
    )?.[1];
    if (named) return named;
  }
  return null;
}

/** `Công ty X tuyển dụng: Y. Hạn nộp …`, `X is hiring a Y`: who seeks and what for, in one line. */
const announces =
  /^(?!(?:vị trí|chức danh|job|position)\s)(?<who>.{2,80}?)\s+(?:(?:đang |hiện )?(?:cần |thông báo |gấp )*(?:tuyển dụng|tuyển gấp|tuyển)(?: gấp)?|(?:is|are)(?: currently| now)? (?:hiring|recruiting|seeking|looking for)|seeks|hires)\s*(?::|[–—-](?=\s))?\s+(?:(?:vị trí|an?|the|our|one|0?\d{1,2}|số lượng \d+)\s*:?\s+)*(?<what>[^.;:!?()[\]|–—\n]{3,120}(?:\([^()\d\n]{2,24}\))?)/iu;
const endOfTitle =
  /\s+(?:hạn nộp|gửi (?:cv|hồ sơ)|nộp|lương|làm việc|tại|đi làm|liên hệ|apply|deadline|send|to join|who|for our|based|in|with|for)(?![\p{L}]).*$/iu;

const noticeCharsMax = 160;
const noticeLines = 3;

function announced(blocks: readonly Block[]): Notice | null {
  for (const block of blocks.slice(0, noticeLines)) {
    const [line = ''] = block.text.split(/(?<=[.!?])\s(?=Hạn|Nộp|Gửi|Apply|Closing|Send|Liên hệ)/u);
    const notice = block.bullet || line.length > noticeCharsMax ? null : noticeOf(line, bareTitle);
    if (notice) return notice;
  }
  for (const block of blocks.slice(0, 6)) {
    const { who = '', what = '' } = announces.exec(block.text)?.groups ?? {};
    const title = bareTitle(what.replace(endOfTitle, ''));
    if (title.length > 2 && isOneOrSeveral(title) && soughtScore(title) > 0)
      return { who: looksLikeOrganisation(who.trim()) ? who.trim() : null, title };
  }
  return null;
}

/** `Công ty X đang mở rộng xưởng nên cần tuyển …`: what the employer does ends its name. */
const clauseOfEmployer =
  /[\s,]+(?:đang|hiện|vừa|mới|do |vì |là |chuyên|cần|với|tại|is|are|has|have|which|who|currently|due to)(?![\p{L}]).*$/iu;

const companyWordsMax = 9;
/** A sentence is nobody's name. */
const isName = (text: string): boolean =>
  text.split(/\s+/).length <= companyWordsMax &&
  !/[.!?]$|(?<![\p{L}])(?:we|our|you|your|is|are|will|chúng tôi|bạn|là|được|của)(?![\p{L}])/iu.test(
    text.replace(/\b(?:inc|ltd|co|corp)\.$/iu, ''),
  );

/** The sign that parts a name from what stands behind it is none of the name. */
const signBehind = /[\s|,;:•·–—-]+$/u;

export function jobFacts(blocks: readonly Block[]): JobFacts {
  const notice = announced(blocks);
  const labelled = labelledTitle(blocks);
  // `Role: DevOps, System Administrator` is a board's list of trades; the title stands above.
  const listed = labelled?.includes(',') ? topTitle(blocks) : null;
  const top = topTitle(blocks);
  const head = top === null || isRunOn(top) ? runOnTitle(blocks) : null;
  const title =
    notice?.title ?? listed ?? labelled ?? (isRunOn(top) ? head : top) ?? titleInText(blocks) ?? head;
  const who = notice?.who?.replace(clauseOfEmployer, '') ?? null;
  const company = (who ?? companyOf(blocks))?.replace(signBehind, '') ?? null;
  return { title, company, location: placeOf(blocks) };
}
