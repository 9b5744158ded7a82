import type { ReceivedFile } from './route-endpoint.js';

/** Hands a file to the browser's downloads. */
export function saveFile({ name, blob }: ReceivedFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By the next task the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
