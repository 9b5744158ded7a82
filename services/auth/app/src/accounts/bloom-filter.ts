import { createHash } from 'node:crypto';

const hashes = 14;

/** A set of texts in a few bits each. It knows every text that was added, and takes a few others for known. */
export class BloomFilter {
  constructor(readonly bytes: Uint8Array) {}

  add(text: string): void {
    for (const bit of this.bitsOf(text)) this.bytes[bit >> 3] = this.byteOf(bit) | (1 << (bit & 7));
  }

  has(text: string): boolean {
    return this.bitsOf(text).every((bit) => (this.byteOf(bit) & (1 << (bit & 7))) !== 0);
  }

  private byteOf(bit: number): number {
    return this.bytes[bit >> 3] ?? 0;
  }

  private bitsOf(text: string): number[] {
    const digest = createHash('sha256').update(text).digest();
    const [first, second] = [digest.readUIntBE(0, 6), digest.readUInt32BE(8)];
    return Array.from({ length: hashes }, (_, n) => (first + n * second) % (this.bytes.length * 8));
  }
}
