import { blocksOf, contactSign, type CvBlock } from './blocks.js';
import type { CvDocument } from './cv-document.js';

const escaped = (text: string): string =>
  text.replace(/([\\`*_[\]<>])/gu, '\\$1').replace(/^(\s*\d*)([#+.)-])(?=\s)/u, '$1\\$2');

function lineOf(block: CvBlock): string {
  switch (block.type) {
    case 'name':
      return `# ${escaped(block.text)}\n`;
    case 'heading':
      return `\n## ${escaped(block.text)}\n`;
    case 'contact':
      return `${escaped(block.parts.join(contactSign))}\n`;
    case 'bullet':
      return `- ${escaped(block.text)}`;
    case 'list':
      return `${block.label === '' ? '' : `**${escaped(block.label)}:** `}${escaped(block.text)}\n`;
    case 'entry': {
      const mark = block.face === 'bold' ? '**' : '*';
      const right = block.right === '' ? '' : ` — ${escaped(block.right)}`;
      return `${block.first ? '\n' : ''}${mark}${escaped(block.left)}${mark}${right}${block.last ? '\n' : '  '}`;
    }
    default:
      return `${escaped(block.text)}\n`;
  }
}

/** A CV as Markdown. */
export function markdownOf(document: CvDocument): string {
  const { head, main, side } = blocksOf(document);
  return `${[...head, ...main, ...side]
    .map(lineOf)
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()}\n`;
}
