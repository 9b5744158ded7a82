// Images as files: OCI archives that any engine and registry takes, the same bytes for the same content.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const digestOf = (bytes) => createHash('sha256').update(bytes).digest('hex');
const bytesMax = 2 * 1024 ** 3 - 1;
const media = (name) => `application/vnd.oci.image.${name}`;
/** Neither the time nor the user of the build gets into a layer. */
const same = [
  '--sort=name',
  '--mtime=@0',
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--mode=u+rwX,go+rX,go-w',
  '--format=gnu',
];

/** Whether a name says which registry it is in; Kubernetes looks for all others in Docker's, and so do nodes. */
const isPlaced = (name) => /^(localhost|[^/]+\.[^/]+)\//.test(name);

/** A folder as a layer. */
export function layerOf(folder) {
  const { stdout, status, stderr } = spawnSync('tar', [...same, '-C', folder, '-cf', '-', '.'], {
    maxBuffer: bytesMax,
  });
  if (status !== 0) throw new Error(`tar: ${stderr}`);
  const packed = gzipSync(stdout, { level: 9 });
  return { diffId: `sha256:${digestOf(stdout)}`, digest: digestOf(packed), bytes: packed };
}

/**
 * Writes an image of these layers. Where no tag is given, it is made of its digest, so that another content is another tag and no node
 * keeps an old one. Returns its reference, its digest, and what it weighs where it is pulled.
 */
export function writeImage({ name, tag: given, layers, config, file }) {
  const image = {
    architecture: 'amd64',
    os: 'linux',
    created: '1970-01-01T00:00:00Z',
    config,
    rootfs: { type: 'layers', diff_ids: layers.map(({ diffId }) => diffId) },
  };
  const blobs = new Map(layers.map(({ digest, bytes }) => [digest, bytes]));
  const add = (bytes, mediaType) => {
    const digest = digestOf(bytes);
    blobs.set(digest, bytes);
    return { mediaType, digest: `sha256:${digest}`, size: bytes.length };
  };
  const configEntry = add(Buffer.from(JSON.stringify(image)), media('config.v1+json'));
  const manifest = {
    schemaVersion: 2,
    mediaType: media('manifest.v1+json'),
    config: configEntry,
    layers: layers.map(({ digest, bytes }) => ({
      mediaType: media('layer.v1.tar+gzip'),
      digest: `sha256:${digest}`,
      size: bytes.length,
    })),
  };
  const entry = add(Buffer.from(JSON.stringify(manifest)), manifest.mediaType);
  const tag = given ?? entry.digest.replace('sha256:', '').slice(0, 16);
  const annotations = {
    'io.containerd.image.name': `${isPlaced(name) ? '' : 'docker.io/'}${name}:${tag}`,
    'org.opencontainers.image.ref.name': tag,
  };
  const platform = { architecture: 'amd64', os: 'linux' };
  const index = { schemaVersion: 2, manifests: [{ ...entry, platform, annotations }] };
  const work = mkdtempSync(join(tmpdir(), 'fitfolio-image-'));
  try {
    mkdirSync(join(work, 'blobs/sha256'), { recursive: true });
    writeFileSync(join(work, 'oci-layout'), '{"imageLayoutVersion":"1.0.0"}');
    writeFileSync(join(work, 'index.json'), JSON.stringify(index));
    for (const [digest, bytes] of blobs) writeFileSync(join(work, 'blobs/sha256', digest), bytes);
    execFileSync('tar', [...same, '-C', work, '-cf', file, 'oci-layout', 'index.json', 'blobs']);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return {
    repository: name,
    tag,
    digest: entry.digest,
    packedBytes: layers.reduce((sum, { bytes }) => sum + bytes.length, 0),
  };
}

/** A CycloneDX document of what is inside. */
export function writeSbom(file, name, components) {
  const document = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'container', name } },
    components,
  };
  writeFileSync(file, JSON.stringify(document, null, 2));
}
