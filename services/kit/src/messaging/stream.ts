import {
  DiscardPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  jetstreamManager,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  type StreamInfo,
} from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';

/** Longer than the outbox keeps sent rows, so a message missing from the stream was lost, not expired. */
export const streamAgeDays = 14;
const duplicateWindowMs = 120_000;
const apiTimeoutMs = 3_000;
const notFound: readonly number[] = [
  JetStreamApiCodes.StreamNotFound,
  JetStreamApiCodes.ConsumerNotFound,
  JetStreamApiCodes.NoMessageFound,
];

export const managerOf = (nc: NatsConnection): Promise<JetStreamManager> =>
  jetstreamManager(nc, { checkAPI: false, timeout: apiTimeoutMs });

/** `evt.auth.user.registered.v1` → `auth`. */
export const publisherOf = (subject: string): string => subject.split('.')[1] ?? '';

/** All events of one service are one stream. */
export const streamOf = (service: string): string => `EVT_${service.toUpperCase()}`;

export const isNotFound = (error: unknown): boolean =>
  error instanceof JetStreamApiError && notFound.includes(error.code);

/** The stream as it stands; made when it is missing, be it the first start or a lost store. */
export async function ensureStream(
  jsm: JetStreamManager,
  service: string,
  replicas: number,
): Promise<StreamInfo> {
  try {
    return await jsm.streams.info(streamOf(service));
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  return jsm.streams.add({
    name: streamOf(service),
    subjects: [`evt.${service}.>`],
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    discard: DiscardPolicy.New,
    max_age: nanos(streamAgeDays * 86_400_000),
    duplicate_window: nanos(duplicateWindowMs),
    num_replicas: replicas,
  });
}
