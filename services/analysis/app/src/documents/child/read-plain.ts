import './drawing-stand-ins.js';
import { documentCharsMax } from '@fitfolio/fit-engine/document';
import { PDFParse, VerbosityLevel } from 'pdf-parse';
import { pagesMax } from '../document-limits.js';

/**
 * The text of a PDF as a plain parser gives it: in drawing order and with what is hidden, since it knows no columns and no
 * colours. Null when it cannot read the file, which ours may do all the same.
 */
export async function readPlain(bytes: Uint8Array): Promise<string | null> {
  const parser = new PDFParse({
    data: bytes,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    stopAtErrors: false,
    maxImageSize: 1,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const { text } = await parser.getText({ first: pagesMax, pageJoiner: '' });
    return text.normalize('NFC').slice(0, documentCharsMax);
  } catch {
    return null;
  }
}
