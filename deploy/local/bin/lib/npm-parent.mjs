import { readFileSync } from 'node:fs';

/** State and parent of a process from /proc; null where there is none. */
function stat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const comm = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
    const [state, parent] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { comm, state, parent: Number(parent) };
  } catch {
    return null;
  }
}

/** Calls `gone` when the npm that started us dies without telling (kill -9): npm forwards no such signal. */
export function watchNpm(gone) {
  let pid = process.ppid;
  for (let up = 0; up < 4 && pid > 1; up += 1) {
    const s = stat(pid);
    if (!s) return;
    if (s.comm.startsWith('npm')) break;
    pid = s.parent;
  }
  if (!stat(pid)?.comm.startsWith('npm')) return;
  setInterval(() => {
    const s = stat(pid);
    if (!s || s.state === 'Z') gone();
  }, 1000).unref();
}
