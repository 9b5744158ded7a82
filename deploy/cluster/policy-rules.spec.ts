import { expect, it } from '@jest/globals';
// @ts-expect-error a plain script without types
import { rulesOf } from './node/policy-rules.mjs';

const pod = (ip: string, namespace: string, labels: object, ports: object = { http: 8080 }) => ({
  ip,
  namespace,
  labels,
  ports,
});
const pods = [
  pod('10.0.0.1', 'kube-system', {}),
  pod('10.0.0.5', 'shop', { part: 'edge' }),
  pod('10.0.0.6', 'shop', { part: 'auth', tier: 'a' }),
  pod('10.0.0.7', 'other', { part: 'edge' }),
];
const labelsOf = (name: string) => (name === 'kube-system' ? { system: 'yes' } : {});
const policy = (spec: object) => ({ metadata: { namespace: 'shop' }, spec });

/** The lines of one pod's chain; undefined where nothing holds it. */
function chain(name: string, ...specs: object[]): string[] | undefined {
  const text: string = rulesOf({ pods, policies: specs.map(policy), labelsOf });
  const [body] = text.split(`  chain ${name} {\n`)[1]?.split('\n  }') ?? [];
  return body?.split('\n').map((line) => line.trim().replaceAll(/\s+/g, ' '));
}
const auth = { matchLabels: { part: 'auth' } };

it('holds only those that a policy selects, and only in its directions', () => {
  const deny = { podSelector: auth, policyTypes: ['Ingress'] };
  expect(chain('to-10-0-0-6', deny)).toEqual(['counter drop']);
  expect(chain('from-10-0-0-6', deny)).toBeUndefined();
  expect(chain('to-10-0-0-5', deny)).toBeUndefined();
  expect(chain('to-10-0-0-7', { podSelector: {}, policyTypes: ['Ingress'] })).toBeUndefined();
});

it('lets in whom a rule names, from its own namespace, at the port of that name', () => {
  const from = [{ podSelector: { matchLabels: { part: 'edge' } } }];
  const spec = { podSelector: auth, ingress: [{ from, ports: [{ port: 'http' }] }] };
  expect(chain('to-10-0-0-6', spec)).toEqual(['ip saddr { 10.0.0.5 } tcp dport 8080 return', 'counter drop']);
});

it('lets out to other namespaces, networks with holes, and ports of anybody', () => {
  const egress = [
    {
      to: [{ namespaceSelector: { matchLabels: { system: 'yes' } } }],
      ports: [{ protocol: 'UDP', port: 53 }],
    },
    { to: [{ ipBlock: { cidr: '0.0.0.0/0', except: ['10.0.0.0/8'] } }], ports: [{ port: 443 }] },
    { to: [], ports: [{ port: 5000, endPort: 5010 }] },
  ];
  expect(chain('from-10-0-0-6', { podSelector: auth, policyTypes: ['Egress'], egress })).toEqual([
    'ip daddr { 10.0.0.1 } udp dport 53 return',
    'ip daddr 0.0.0.0/0 ip daddr != { 10.0.0.0/8 } tcp dport 443 return',
    'tcp dport 5000-5010 return',
    'counter drop',
  ]);
});

it('adds up what several policies let in, and reads every kind of selector', () => {
  const who = (operator: string, key: string, values?: string[]) => ({
    podSelector: { matchExpressions: [{ key, operator, values }] },
  });
  const one = { podSelector: auth, ingress: [{ from: [who('Exists', 'tier')] }] };
  const two = { podSelector: auth, ingress: [{ from: [who('NotIn', 'part', ['auth'])] }] };
  const none = { podSelector: auth, ingress: [{ from: [who('In', 'part', ['nobody'])] }] };
  expect(chain('to-10-0-0-6', one, two, none)).toEqual([
    'ip saddr { 10.0.0.6 } return',
    'ip saddr { 10.0.0.5 } return',
    'counter drop',
  ]);
});
