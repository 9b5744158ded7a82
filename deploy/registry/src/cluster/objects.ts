import type { KubernetesObject, V1EndpointSlice } from '@kubernetes/client-node';
import { z } from 'zod';
import { SpecFile } from '../module-spec.js';
import { releaseVersion, remoteName } from '../release/release.js';

export const group = 'fitfolio.dev';
export const apiVersion = 'v1alpha1';
export const plural = 'frontendmodules';
export const moduleLabel = `${group}/module`;
export const versionLabel = `${group}/module-version`;

const Condition = z.object({
  type: z.string(),
  status: z.enum(['True', 'False', 'Unknown']),
  observedGeneration: z.number().optional(),
  lastTransitionTime: z.string(),
  reason: z.string(),
  message: z.string(),
});
export type Condition = z.output<typeof Condition>;

const HistoryEntry = z.object({
  at: z.string(),
  generation: z.number().optional(),
  stable: z.string(),
  canary: z.string().optional(),
  weight: z.number().optional(),
  enabled: z.boolean().optional(),
  verb: z.string().optional(),
  by: z.string().optional(),
  reason: z.string().optional(),
});

const Status = z.object({
  observedGeneration: z.number().optional(),
  served: z.string().optional(),
  canary: z.string().optional(),
  conditions: z.array(Condition).default([]),
  history: z.array(HistoryEntry).default([]),
});
export type Status = z.output<typeof Status>;

const FrontendModule = z.object({
  metadata: z.object({
    name: z.string(),
    generation: z.number().default(0),
    resourceVersion: z.string().optional(),
  }),
  spec: SpecFile,
  status: Status.prefault({}),
});
export type FrontendModule = z.output<typeof FrontendModule>;

/** Null for an object that an older or newer kind has let through. */
export const parseModule = (object: KubernetesObject): FrontendModule | null =>
  FrontendModule.safeParse(object).data ?? null;

/** A release that is offered, and where it answers. */
export interface OfferedRelease {
  readonly name: string;
  readonly version: string;
  readonly urls: readonly string[];
}

const urlOf = (address: string, port: number): string =>
  `http://${address.includes(':') ? `[${address}]` : address}:${port}`;

/** Where the endpoints of a slice answer that are ready. */
export function readyUrls({ endpoints, ports }: V1EndpointSlice, portName: string): string[] {
  const port = ports?.find(({ name }) => name === portName)?.port;
  if (port === undefined) return [];
  return (endpoints ?? [])
    .filter(({ conditions }) => conditions?.ready !== false)
    .flatMap(({ addresses }) => addresses.map((address) => urlOf(address, port)))
    .sort();
}

/** The releases that are there, by the labels of their Services, which Kubernetes copies to the slices. */
export function offeredReleases(slices: readonly V1EndpointSlice[]): OfferedRelease[] {
  const found = new Map<string, OfferedRelease>();
  for (const slice of slices) {
    const name = slice.metadata?.labels?.[moduleLabel] ?? '';
    const version = slice.metadata?.labels?.[versionLabel] ?? '';
    if (!remoteName.test(name) || !releaseVersion.test(version)) continue;
    const key = `${name} ${version}`;
    const urls = [...(found.get(key)?.urls ?? []), ...readyUrls(slice, 'http')].sort();
    found.set(key, { name, version, urls });
  }
  return [...found.values()].sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}
