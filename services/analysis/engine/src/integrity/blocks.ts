import { findCertificates } from '../catalogue/certificates.js';
import type { Block, ReadText } from '../layout/read-text.js';
import { titleScore } from '../layout/phrases.js';
import { hasVietnameseLetters } from '../text/language.js';
import { sentencesOf } from '../text/sentences.js';
import { tokenize } from '../text/tokens.js';
import { isInstruction } from '../clause/instructions.js';

/** Résumé lines sorted into those that count and those that do not. */
export interface Sifted {
  readonly kept: readonly Block[];
  readonly instructions: readonly string[];
  readonly copied: readonly Block[];
}

const shingleWords = 4;
const copiedShare = 0.7;
const copiedWordsMin = 6;
/** Vietnamese writes a word in two syllables: `Lập báo cáo tài chính hằng quý` is said by anybody who does it. */
const copiedSyllablesMin = 10;
const paperSyllablesMax = 20;
/** From this share of the post's lines found in the résumé on, short lines equal to its lines are copies too. */
const wholesaleShare = 0.3;

const titleWordsMax = 10;
const titleLabel = /^(?:vị trí|chức danh|chức vụ|position|job title|title|role)\s*:\s*/iu;

/** Who holds the post's very title says so in its very words; so does who works for its employer. */
const namesTitle = (block: Block, words: readonly string[]): boolean =>
  !block.bullet && words.length <= titleWordsMax && titleScore(block.text.replace(titleLabel, '')) > 0;

/** So does who holds the very certificate that is asked for. */
const namesPaper = (block: Block, words: readonly string[]): boolean =>
  words.length <= (hasVietnameseLetters(block.text) ? paperSyllablesMax : titleWordsMax) &&
  findCertificates(block.text).length > 0;

const keys = (text: string): string[] => tokenize(text).map((token) => token.folded);
const lineKey = (text: string): string => keys(text).join(' ');

function shingles(words: readonly string[]): string[] {
  return words
    .slice(0, Math.max(0, words.length - shingleWords + 1))
    .map((_, i) => words.slice(i, i + shingleWords).join(' '));
}

/** A block without the sentences that instruct a machine; nothing when it is nothing else. */
function withoutInstructions(block: Block): { blocks: Block[]; removed: string[] } {
  if (!isInstruction(block.text)) return { blocks: [block], removed: [] };
  const sentences = sentencesOf(block.text, block.start);
  const bad = sentences.filter((sentence) => isInstruction(sentence.text));
  if (bad.length === 0) return { blocks: [], removed: [block.text] };
  const good = sentences.filter((sentence) => !bad.includes(sentence));
  return {
    blocks: good.map((part) => ({ ...block, ...part, cells: [part] })),
    removed: bad.map((sentence) => sentence.text),
  };
}

/** Lines taken over from the job post prove nothing about the person. */
function copiedBlocks(blocks: readonly Block[], job: ReadText, employer: string | null): Set<Block> {
  const jobShingles = new Set(job.blocks.flatMap((block) => shingles(keys(block.text))));
  const jobLines = new Set(
    job.blocks.flatMap((block) => [
      lineKey(block.text),
      ...sentencesOf(block.text, 0).map((s) => lineKey(s.text)),
    ]),
  );
  const copied = new Set<Block>();
  const found = new Set<string>();
  for (const block of blocks) {
    const words = keys(block.text);
    const own = shingles(words);
    const hits = own.filter((shingle) => jobShingles.has(shingle)).length;
    if (
      words.length >= (hasVietnameseLetters(block.text) ? copiedSyllablesMin : copiedWordsMin) &&
      own.length > 0 &&
      hits / own.length >= copiedShare &&
      !namesTitle(block, words) &&
      !namesPaper(block, words) &&
      !(employer !== null && block.text.includes(employer) && words.length <= titleWordsMax)
    )
      copied.add(block);
    if (jobLines.has(words.join(' '))) found.add(words.join(' '));
  }
  const lines = job.blocks.filter((block) => keys(block.text).length >= 1).length;
  if (found.size >= 4 && found.size / Math.max(1, lines) >= wholesaleShare)
    for (const block of blocks) if (jobLines.has(lineKey(block.text))) copied.add(block);
  return copied;
}

/** Takes out of the résumé what must not count: instructions to machines and copies of the post. */
export function sift(resume: ReadText, job: ReadText, employer: string | null): Sifted {
  const instructions: string[] = [];
  const blocks = resume.blocks.flatMap((block) => {
    const { blocks: kept, removed } = withoutInstructions(block);
    instructions.push(...removed);
    return kept;
  });
  const copied = copiedBlocks(blocks, job, employer);
  return { kept: blocks.filter((block) => !copied.has(block)), instructions, copied: [...copied] };
}
