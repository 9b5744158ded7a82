import type { ExportFile } from '@fitfolio/auth-contract/own-data';
import { strToU8, Zip, ZipDeflate } from 'fflate';

/** A zip that is packed file by file: what is in it is held packed, and nobody waits for all of it at once. */
export class Archive {
  private readonly chunks: Uint8Array[] = [];
  private readonly zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    this.chunks.push(chunk);
  });

  add(name: string, content: ExportFile['content']): void {
    const file = new ZipDeflate(name);
    this.zip.add(file);
    file.push('text' in content ? strToU8(content.text) : Buffer.from(content.base64, 'base64'), true);
  }

  /** Its bytes; nothing can be added any more. */
  end(): Uint8Array {
    this.zip.end();
    return Buffer.concat(this.chunks);
  }
}
