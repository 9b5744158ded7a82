// A team with its own account ships its remote, and can touch nothing else of the namespace.
import { strict as assert } from 'node:assert';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeVariant } from './variant.mjs';
import { namespace, site, until } from './world.mjs';

const name = 'mfe-account';
const account = `system:serviceaccount:${namespace}:${name}-team`;
const helmAs = ['--kube-as-user', account];

async function ships(world) {
  await world.deploy(`team-${name}`, 'team', { name });
  const { version, tag } = await makeVariant(world, name, (dist) =>
    writeFileSync(join(dist, 'js/team.js'), '// team\n'),
  );
  const release = `${name}-${version}`.toLowerCase().replaceAll('.', '-');
  world.env.HELM_DRIVER = 'configmap';
  try {
    // The policy is in force a moment after it was made: until then this is refused for another reason, or not at all.
    await until('the policy is in force', 30, async () => {
      const message = await world.refused(() =>
        world.kubectl(['annotate', 'deployment', `${site}-auth`, 'a=b'], { as: account }),
      );
      return /may change its own releases only/.test(message);
    });
    await world.deploy(
      release,
      'remote',
      { name, version, image: { tag }, replicas: 1 },
      '--wait',
      ...helmAs,
    );
    await world.kubectl(
      [
        'patch',
        'frontendmodule',
        name,
        '--type=merge',
        '-p',
        JSON.stringify({ spec: { canary: { version, weight: 0 } } }),
      ],
      { as: account },
    );
    const tried = await refusals(world, release);
    await world.kubectl(['patch', 'frontendmodule', name, '--type=merge', '-p', '{"spec":{"canary":null}}'], {
      as: account,
    });
    await world.helm('uninstall', release, '--wait', ...helmAs);
    return `${version} installed and removed; ${tried} other things refused`;
  } finally {
    delete world.env.HELM_DRIVER;
  }
}

async function refusals(world, release) {
  const { spec } = await world.get('deployment', release);
  const labels = { 'fitfolio.dev/module': name };
  const deployment = (more, own = labels) => ({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'other', labels: own },
    spec: { ...spec, template: { ...spec.template, spec: { ...spec.template.spec, ...more } } },
  });
  const secretVolume = { volumes: [{ name: 's', secret: { secretName: `${site}-auth` } }] };
  const tries = [
    () => world.kubectl(['get', 'secret', `${site}-auth`], { as: account }),
    () => world.kubectl(['delete', 'deployment', `${site}-auth`], { as: account }),
    () => world.kubectl(['scale', 'deployment', `${site}-edge`, '--replicas=0'], { as: account }),
    () =>
      world.kubectl(['label', 'deployment', `${site}-edge`, `fitfolio.dev/module=${name}`], { as: account }),
    () => world.kubectl(['delete', 'service', `${site}-edge`], { as: account }),
    () =>
      world.kubectl(
        ['patch', 'frontendmodule', 'mfe-admin', '--type=merge', '-p', '{"spec":{"enabled":false}}'],
        { as: account },
      ),
    () => world.kubectl(['delete', 'networkpolicy', `${site}-default-deny`], { as: account }),
    () => world.kubectl(['exec', `deployment/${site}-auth`, '--', 'node', '-v'], { as: account }),
    () => world.apply(deployment({}, {}), { as: account }),
    () => world.apply(deployment(secretVolume), { as: account }),
    () => world.apply(deployment({ serviceAccountName: `${site}-registry` }), { as: account }),
    () => world.kubectl(['create', 'configmap', 'other'], { as: account }),
  ];
  for (const [i, one] of tries.entries())
    assert.match(await world.refused(one), /forbidden|denied|Forbidden/, `the ${i + 1}. try`);
  return tries.length;
}

export const teamChecks = [{ name: 'a team ships its remote and can touch nothing else', run: ships }];
