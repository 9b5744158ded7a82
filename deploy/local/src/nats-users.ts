import type { NatsUser } from '@fitfolio/embedded/nats';

/** JetStream's calls that read streams and pull messages; nobody may change, empty or delete a stream. */
const jetStream = [
  '$JS.API.INFO',
  '$JS.API.STREAM.NAMES',
  '$JS.API.STREAM.INFO.*',
  // Whoever reads a stream first makes it; one that is there stays as it is.
  '$JS.API.STREAM.CREATE.*',
  '$JS.API.CONSUMER.>',
  '$JS.ACK.>',
];

/**
 * What a service may do over NATS: publish its own events, request anything of others, answer its own requests, and read
 * events. None can speak in another's name or hear what another is answered.
 */
export const userOf = (service: string, password: string): NatsUser => ({
  name: service,
  password,
  may: {
    publish: [
      `evt.${service}.>`,
      'rpc.>',
      ...jetStream,
      `$JS.API.STREAM.MSG.GET.EVT_${service.toUpperCase()}`,
      `$JS.API.DIRECT.GET.EVT_${service.toUpperCase()}.>`,
    ],
    subscribe: [`rpc.${service}.>`, `_INBOX_${service}.>`],
  },
});
