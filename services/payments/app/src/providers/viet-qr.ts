export interface Transfer {
  /** NAPAS' six digits of the bank. */
  readonly bankBin: string;
  readonly accountNumber: string;
  /** Whole đồng. */
  readonly amountVnd: number;
  readonly content: string;
}

const napasApplication = 'A000000727';
const toAccount = 'QRIBFTTA';
const vnd = '704';

/** EMVCo: two digits of name, two of length, the value. */
const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE, four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The text of a VietQR picture (EMVCo merchant-presented, NAPAS transfer to an account, dynamic). */
export function vietQr({ bankBin, accountNumber, amountVnd, content }: Transfer): string {
  const beneficiary = field('00', bankBin) + field('01', accountNumber);
  const body =
    field('00', '01') +
    field('01', '12') +
    field('38', field('00', napasApplication) + field('01', beneficiary) + field('02', toAccount)) +
    field('53', vnd) +
    field('54', String(amountVnd)) +
    field('58', 'VN') +
    field('62', field('08', content)) +
    '6304';
  return body + crc16(body);
}
