import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

export interface TestSmtp {
  readonly url: string;
  /** What was taken, as it came. */
  readonly taken: string[];
  /** The answers to the next letters; when used up, letters are taken. */
  readonly answers: string[];
  close(): Promise<void>;
}

const replies: Readonly<Record<string, string>> = {
  DATA: '354 go on',
  QUIT: '221 bye',
  STAR: '502 no TLS here',
};

/** As much of a mail server as a sender can tell. */
export async function startSmtp(): Promise<TestSmtp> {
  const taken: string[] = [];
  const answers: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    let letter: string[] | null = null;
    const say = (line: string): boolean => socket.write(`${line}\r\n`);
    say('220 test');
    createInterface(socket).on('line', (line) => {
      if (letter && line !== '.') return void letter.push(line);
      if (letter) {
        const answer = answers.shift() ?? '250 taken';
        if (answer.startsWith('250')) taken.push(letter.join('\n'));
        letter = null;
        return void say(answer);
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'DATA') letter = [];
      say(replies[verb] ?? '250 ok');
      if (verb === 'QUIT') socket.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        for (const socket of sockets) socket.destroy();
      }),
  };
}
