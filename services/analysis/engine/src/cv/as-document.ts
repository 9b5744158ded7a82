import type { Document, DocumentLine } from '../document.js';
import { blocksOf, contactSign, type CvBlock } from './blocks.js';
import type { CvDocument } from './cv-document.js';

type Span = DocumentLine['spans'][number];

const spanOf = (text: string, bold: boolean): Span => ({ text, box: null, size: null, bold, hidden: null });
const lineOf = (text: string, role: DocumentLine['role'], bold = false): DocumentLine => ({
  role,
  spans: [spanOf(text, bold)],
});

function toLine(block: CvBlock): DocumentLine {
  switch (block.type) {
    case 'heading':
      return lineOf(block.text, 'heading', true);
    case 'contact':
      return lineOf(block.parts.join(contactSign), 'text');
    case 'bullet':
      return lineOf(block.text, 'list');
    case 'list':
      return block.label === ''
        ? lineOf(block.text, 'text')
        : { role: 'text', spans: [spanOf(`${block.label}: `, true), spanOf(block.text, false)] };
    case 'entry':
      return lineOf(
        block.right === '' ? block.left : `${block.left}\t${block.right}`,
        'text',
        block.face === 'bold',
      );
    default:
      return lineOf(block.text, 'text', block.type === 'name');
  }
}

/** A CV as the engine reads an upload, so that it can be compared with a post. */
export function documentOfCv(document: CvDocument): Document {
  const { head, main, side } = blocksOf(document);
  const lines = [...head, ...main, ...side].map(toLine);
  return { kind: 'docx', pages: [{ width: null, height: null, lines }], truncated: false };
}
