// Where a cluster lives: one at a time, all of it below one folder and inside one network namespace.
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const state = join(process.env['CLUSTER_STATE'] || join(tmpdir(), 'fitfolio-cluster'));
export const namespace = 'fitfolio-cluster';
export const node = 'node-1';
export const apiAddress = '10.244.0.1';
export const podNetwork = '10.244.0.0/24';
export const serviceNetwork = '10.96.0.0/16';

export const pki = (name) => join(state, 'pki', name);
export const adminConfig = pki('admin.conf');
export const containerdSocket = join(state, 'containerd/containerd.sock');
/** A command inside the cluster's network. */
export const inNamespace = (command) => ['nsenter', `--net=/run/netns/${namespace}`, ...command];
