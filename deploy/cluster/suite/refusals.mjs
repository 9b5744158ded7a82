// What is wrong is refused before anything changes, with a sentence that says what to do.
import { strict as assert } from 'node:assert';
import { valuesOf } from './values.mjs';
import { site } from './world.mjs';

/** A change of good values, and what the refusal has to say. */
const wrongValues = [
  ['a key that does not exist', (v) => (v.auth.replicaz = 2), /replicaz/],
  ['a key of the umbrella that does not exist', (v) => (v.paymentz = {}), /paymentz/],
  ['a setting that no service reads', (v) => (v.analysis.settings.FREE_DAILY_LIMT = 3), /FREE_DAILY_LIMT/],
  ['no image', (v) => (v.global.services.tag = ''), /say which image is wanted/],
  ['no address', (v) => (v.global.publicUrl = ''), /global\.publicUrl: the address that people use/],
  ['an address with a path', (v) => (v.global.publicUrl = 'https://a.example/b'), /publicUrl/],
  ['no Secret', (v) => (v.credits.secrets = { existing: '' }), /credits\.secrets\.existing: the Secret/],
  ['no owner', (v) => (v.credits.secrets = { owner: '' }), /credits\.secrets\.owner: the Secret/],
  [
    'a bank by half',
    (v) => (v.payments.settings.PAYMENTS_PROVIDER = 'sepay'),
    /by half: secrets\.keys lacks SEPAY_API_TOKEN/,
  ],
  ['an unknown bank', (v) => (v.payments.settings.PAYMENTS_PROVIDER = 'moon'), /sepay, payos or sandbox/],
  [
    'a bank that gives tokens for nothing',
    (v) => {
      v.global.publicUrl = 'https://fitfolio.example';
      delete v.payments.settings.PAYMENTS_SANDBOX_PUBLIC;
    },
    /Set up a provider/,
  ],
  ['keys of each replica', (v) => (v.auth.secrets.keys = []), /lacks AUTH_KEYS/],
  [
    'fewer at most than at least',
    (v) => (v.auth.worker = { autoscaling: { min: 3, max: 2 } }),
    /min \(3\) is above max/,
  ],
  ['a scaler of nothing', (v) => (v.auth.worker = { autoscaling: { kind: 'keda' } }), /queues names none/],
  ['a host without a name', (v) => (v.edge.gateway = { kind: 'ingress' }), /edge\.gateway\.host/],
  ['no kit', (v) => (v.registry.kitVersions = []), /registry\.kitVersions/],
];

async function values(world) {
  const { version } = await world
    .get('deployment', `${site}-auth`)
    .then(({ metadata }) => ({ version: metadata.generation }));
  for (const [what, change, said] of wrongValues) {
    const given = valuesOf(world);
    change(given);
    const message = await world.refused(() => world.deploy(site, 'fitfolio', given, '--dry-run=client'));
    assert.match(message, said, what);
  }
  const { metadata } = await world.get('deployment', `${site}-auth`);
  assert.equal(metadata.generation, version, 'nothing changed');
  return `${wrongValues.length} kinds`;
}

const frontendModule = (name, spec) => ({
  apiVersion: 'fitfolio.dev/v1alpha1',
  kind: 'FrontendModule',
  metadata: { name },
  spec: { name, stable: '1.0.0-aaaaaaaaaa', ...spec },
});
const wrongModules = [
  ['a weight of 101', 'mfe-x', { canary: { version: '1.0.1', weight: 101 } }, /less than or equal to 100/],
  [
    'a canary that is stable',
    'mfe-x',
    { canary: { version: '1.0.0-aaaaaaaaaa', weight: 1 } },
    /another version than the stable one/,
  ],
  ['another name than its own', 'mfe-x', { name: 'mfe-public' }, /spec\.name is the name of the object/],
  ['an unknown field', 'mfe-x', { canaries: 1 }, /unknown field/],
];

async function modules(world) {
  for (const [what, name, spec, said] of wrongModules) {
    const object = frontendModule(name, spec);
    const message = await world.refused(() =>
      world.kubectl(['apply', '--validate=strict', '--dry-run=server', '-f', '-'], {
        input: JSON.stringify(object),
      }),
    );
    assert.match(message, said, what);
  }
  return `${wrongModules.length} kinds`;
}

/** What PodSecurity keeps out of the namespace. */
async function pods(world) {
  const pod = {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'open' },
    spec: { containers: [{ name: 'open', image: `fitfolio/services:${world.images.services.tag}` }] },
  };
  assert.match(await world.refused(() => world.apply(pod)), /violates PodSecurity "restricted/);
}

/** The registry's account may decide about remotes and read nothing secret. */
async function registryRights(world) {
  const can = async (verb, what) => {
    const account = `system:serviceaccount:fitfolio:${site}-registry`;
    const answer = await world
      .kubectl(['auth', 'can-i', verb, what], { as: account })
      .catch((error) => error.message);
    return answer.trim().startsWith('yes');
  };
  for (const what of ['secrets', 'configmaps', 'pods', 'deployments.apps', 'services'])
    for (const verb of ['get', 'list', 'create', 'delete'])
      assert.equal(await can(verb, what), false, `${verb} ${what}`);
  assert.equal(await can('patch', 'frontendmodules.fitfolio.dev'), true);
  assert.equal(await can('delete', 'frontendmodules.fitfolio.dev'), false);
}

export const refusalChecks = [
  { name: 'wrong values are refused by a sentence', run: values },
  { name: 'wrong modules are refused by the API', run: modules },
  { name: 'a pod without its security is refused', run: pods },
  { name: 'the registry reads nothing that is secret', run: registryRights },
];
