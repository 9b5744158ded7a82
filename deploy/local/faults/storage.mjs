// Storage full: JetStream up to its limit, PostgreSQL by a limit on its files (which it takes as a full disk).
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { family, isAlive, postgres, running } from './processes.mjs';

const fullMs = 5_000;
const junk = { name: 'JUNK', subjects: ['junk'] };
/** Down to less than an event takes, so that the last gap is filled too. */
const junkBytes = [900_000, 20_000, 500];
const junkMessagesMax = 2_000;
/** Beyond its first blocks nothing more is written to any file, the journal among them. */
const fileBytes = 65_536;

async function natsFull({ nats }) {
  const nc = await nats.connect();
  const jsm = await jetstreamManager(nc);
  await jsm.streams.add(junk);
  try {
    await fill(jetstream(nc));
    await pause(fullMs);
  } finally {
    await jsm.streams.delete(junk.name);
    await nc.close();
  }
}

async function fill(js) {
  for (const bytes of junkBytes) {
    const data = new Uint8Array(bytes);
    let taken = 0;
    while (await isTaken(js, data))
      if ((taken += 1) > junkMessagesMax) throw new Error('the store took everything');
  }
}

async function isTaken(js, data) {
  try {
    await js.publish('junk', data);
    return true;
  } catch (error) {
    if (/resource|storage|maximum/i.test(error.message)) return false;
    throw error;
  }
}

/** The soft limit on the size of files, set in the name of whom the processes belong to. */
function limit(pids, bytes) {
  for (const pid of pids) {
    try {
      const { uid, gid } = statSync(`/proc/${pid}`);
      const owner = process.getuid() === 0 ? { uid, gid } : {};
      execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], { ...owner, stdio: 'pipe' });
    } catch (error) {
      // Children of the server come and go.
      if (isAlive(pid)) throw error;
    }
  }
}

async function postgresFull(product) {
  const [master] = await running(product, postgres);
  limit(family(master), fileBytes);
  await pause(fullMs);
  // The journal could not be written, so that it may have gone down; a new one has no limit.
  if (isAlive(master)) limit(family(master), 'unlimited');
}

export const storageFaults = [
  { name: 'JetStream’s store is full', run: natsFull },
  { name: 'PostgreSQL’s disk is full', needs: 'prlimit', run: postgresFull },
];
