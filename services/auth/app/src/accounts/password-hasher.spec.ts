import { describe, expect, it } from '@jest/globals';
import { isCommonPassword } from './common-passwords.js';
import { hashQueue, PasswordHasher } from './password-hasher.js';

describe('PasswordHasher', () => {
  const hasher = new PasswordHasher();

  it('uses argon2id with the decided cost, and salts', async () => {
    const [a, b] = await Promise.all([hasher.hash('một mật khẩu dài'), hasher.hash('một mật khẩu dài')]);
    expect(a).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$|^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(a).not.toBe(b);
  });

  it('takes the same letters composed either way', async () => {
    const stored = await hasher.hash('mật khẩu'.normalize('NFD'));
    expect(await hasher.verify(stored, 'mật khẩu'.normalize('NFC'))).toBe(true);
    expect(await hasher.verify(stored, 'mat khau')).toBe(false);
  });

  it('never accepts anything without a stored hash', async () => {
    expect(await hasher.verify(null, 'no account has this password')).toBe(false);
  });

  it('finishes more than it runs at once', async () => {
    const stored = await hasher.hash('a password');
    const results = await Promise.all(
      Array.from({ length: 9 }, (_, i) => hasher.verify(stored, i % 2 ? 'a password' : 'another')),
    );
    expect(results.filter(Boolean)).toHaveLength(4);
  });

  it('sends away whom it could not serve in time, and serves the rest', async () => {
    const places = hashQueue.atOnceMax + hashQueue.waitingMax;
    const all = await Promise.allSettled(Array.from({ length: places + 8 }, () => hasher.hash('a password')));
    const refused = all.filter((r) => r.status === 'rejected').map((r) => r.reason as unknown);
    expect(refused).toHaveLength(8);
    expect(refused[0]).toMatchObject({ code: 'UNAVAILABLE', headers: { 'retry-after': '2' } });
  });
});

describe('isCommonPassword', () => {
  it('knows the list, also in capitals and with a mark behind', () => {
    expect(['12345678', 'Password1', 'matkhau123!'].map(isCommonPassword)).toEqual([true, true, true]);
    expect(isCommonPassword('con-bo-tren-dong-co')).toBe(false);
  });
});
