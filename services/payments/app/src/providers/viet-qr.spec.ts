import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import jsQr from 'jsqr';
import qrcode from 'qrcode';
import { QRPay } from 'vietnam-qr-pay';
import { newReference } from './reference.js';
import { crc16, vietQr } from './viet-qr.js';

const scan = jsQr as unknown as (typeof jsQr)['default'];
const transfers = fc.record({
  bankBin: fc.constantFrom('970422', '970436', '970415', '999999'),
  accountNumber: fc.stringMatching(/^[0-9]{6,19}$/),
  amountVnd: fc.integer({ min: 1000, max: 500_000_000 }),
  content: fc.constant(null).map(() => newReference()),
});

/** The picture as a phone's camera would take it in: black and white, four pixels a module, a quiet border. */
function picture(text: string): { pixels: Uint8ClampedArray; side: number } {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' });
  const [scale, border] = [4, 4];
  const side = (modules.size + 2 * border) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const [row, column] = [Math.floor(y / scale) - border, Math.floor(x / scale) - border];
      const inside = row >= 0 && column >= 0 && row < modules.size && column < modules.size;
      if (inside && modules.get(row, column)) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  return { pixels, side };
}

describe('the QR payload', () => {
  it('has the checksum of the standard', () => {
    expect(crc16('123456789')).toBe('29B1');
  });

  it('is what vietnam-qr-pay writes and reads', () => {
    fc.assert(
      fc.property(transfers, (t) => {
        const ours = vietQr(t);
        const theirs = QRPay.initVietQR({
          bankBin: t.bankBin,
          bankNumber: t.accountNumber,
          amount: String(t.amountVnd),
          purpose: t.content,
        });
        expect(ours).toBe(theirs.build());
        const read = new QRPay(ours);
        expect([read.isValid, read.amount, read.consumer.bankNumber, read.additionalData.purpose]).toEqual([
          true,
          String(t.amountVnd),
          t.accountNumber,
          t.content,
        ]);
      }),
      { numRuns: 50 },
    );
  });

  it('is read back from its picture', () => {
    fc.assert(
      fc.property(transfers, (t) => {
        const { pixels, side } = picture(vietQr(t));
        expect(scan(pixels, side, side)?.data).toBe(vietQr(t));
      }),
      { numRuns: 5 },
    );
  });
});
