import { Agent as HttpAgent, type ClientRequestArgs } from 'node:http';
import { Agent as HttpsAgent, type RequestOptions } from 'node:https';
import type { Duplex } from 'node:stream';
import { replyBytesMax, timeoutMs } from './bounded-fetch.js';

type Connected = Duplex | null | undefined;
type OnConnected = (error: Error | null, socket: Duplex) => void;

/** The bounds of `boundedFetch` for a library that makes its requests itself: the connection ends beyond them. */
export const boundedAgent = (url: string): HttpAgent =>
  url.startsWith('https:') ? new BoundedHttpsAgent() : new BoundedHttpAgent();

class BoundedHttpAgent extends HttpAgent {
  override createConnection(options: ClientRequestArgs, onConnected?: OnConnected): Connected {
    return bounded(super.createConnection(options, onConnected));
  }
}

class BoundedHttpsAgent extends HttpsAgent {
  override createConnection(options: RequestOptions, onConnected?: OnConnected): Connected {
    return bounded(super.createConnection(options, onConnected));
  }
}

function bounded(socket: Connected): Connected {
  let bytes = 0;
  const late = setTimeout(() => {
    socket?.destroy(new Error('there was no reply in time'));
  }, timeoutMs);
  socket?.once('close', () => {
    clearTimeout(late);
  });
  socket?.on('data', (chunk: Uint8Array) => {
    bytes += chunk.byteLength;
    if (bytes > replyBytesMax) socket.destroy(new Error('the reply is too large'));
  });
  return socket;
}
