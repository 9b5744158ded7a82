// Who takes part in a run, and what they buy and redeem.
import { signUp } from '../bench/lib.mjs';
import { Session } from './session.mjs';

export async function newcomer({ url }, n) {
  const person = await signUp(url, `faults-${n}`);
  return { person, session: new Session(url, person) };
}

export async function standardBundle({ url }) {
  const { data } = await (await fetch(`${url}/api/credits/bundles`)).json();
  return data.find((b) => b.code === 'standard');
}

/** The first of each four is good for everyone once, the others for one person in all. */
export async function makeCoupons({ url }, administrator, n) {
  const token = await administrator.token();
  const codes = [];
  for (let i = 0; i < n; i += 1) {
    const code = `FAULTS${i}`;
    const reply = await fetch(`${url}/api/admin/credits/coupons`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ code, tokens: 2, usesMax: i % 4 === 0 ? null : 1 }),
    });
    if (reply.status !== 201) throw new Error(`coupon: ${reply.status} ${await reply.text()}`);
    codes.push(code);
  }
  return codes;
}
