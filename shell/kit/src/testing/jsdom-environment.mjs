import { TestEnvironment } from 'jest-environment-jsdom';
import { quickStyle } from './quick-style.mjs';

class FakeResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// What browsers have and jsdom has not, or has in a form that Node's `fetch` does not take.
const fromNode = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'BroadcastChannel',
  'CompressionStream',
  'DecompressionStream',
  'File',
  'FormData',
  'Headers',
  'MessagePort',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'WritableStream',
  'clearImmediate',
  'fetch',
  'setImmediate',
  'structuredClone',
];

/** Libraries open channels to wait for the next task and never close them; an open port keeps the process alive. */
const countedChannels = (ports) =>
  class extends MessageChannel {
    constructor() {
      super();
      ports.add(this.port1);
    }
  };

/** jsdom with the pieces a present-day browser has. */
export default class BrowserEnvironment extends TestEnvironment {
  ports = new Set();

  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    this.global.MessageChannel = countedChannels(this.ports);
    this.global.ResizeObserver = FakeResizeObserver;
    this.global.IntersectionObserver = FakeResizeObserver;
    this.global.matchMedia = (media) => ({
      media,
      // Tests run without motion, in light colours, on a wide screen.
      matches: media.includes('prefers-reduced-motion'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
    this.global.scrollTo = () => undefined;
    // axe asks for a canvas and for pseudo-elements; jsdom would complain aloud each time.
    this.global.HTMLCanvasElement.prototype.getContext = () => null;
    this.global.getComputedStyle = quickStyle(this.global);
    this.global.HTMLElement.prototype.scrollIntoView = () => undefined;
  }

  async teardown() {
    for (const port of this.ports) port.close();
    await super.teardown();
  }
}
