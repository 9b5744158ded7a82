// Who takes part in a run, and what they buy and redeem.
import { signUp } from '../bench/lib.mjs';
import { Session } from './session.mjs';

export const couponTokens = 2;

export async function newcomer({ url }, n) {
  const person = await signUp(url, `faults-${n}`);
  return { person, session: new Session(url, person) };
}

export async function standardBundle({ url }) {
  const { data } = await (await fetch(`${url}/api/credits/bundles`)).json();
  return data.find((b) => b.code === 'standard');
}

async function makeCoupon({ url }, administrator, coupon) {
  const reply = await fetch(`${url}/api/admin/credits/coupons`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await administrator.token()}` },
    body: JSON.stringify(coupon),
  });
  if (reply.status !== 201) throw new Error(`coupon: ${reply.status} ${await reply.text()}`);
  return coupon.code;
}

/** The first of each four is good for everyone once, the others for one person in all. */
export async function makeCoupons(product, administrator, n) {
  const codes = [];
  for (let i = 0; i < n; i += 1)
    codes.push(
      await makeCoupon(product, administrator, {
        code: `FAULTS${i}`,
        tokens: couponTokens,
        usesMax: i % 4 === 0 ? null : 1,
      }),
    );
  return codes;
}

/** Everybody has tokens and a premium result before anything breaks: whatever is made of one can be ordered at once. */
export async function stock(product, administrator, buyers) {
  const tokens = 6;
  const code = await makeCoupon(product, administrator, { code: 'FAULTSFIRST', tokens, usesMax: null });
  await Promise.all(
    buyers.map(async (buyer) => {
      await buyer.redeem(code, tokens);
      await buyer.submitPremium(false);
      await buyer.hasResult();
    }),
  );
}
