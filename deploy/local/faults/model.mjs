// A language model on loopback that answers rightly one time in eight: the rest hangs, breaks off, lies, obeys what
// the documents say, or is no answer. Whatever it does, a result has the engine's words or verified ones.
import { createServer } from 'node:http';
import { query } from './doors.mjs';

/** Stands in every false line, so that one which got through is found. */
const mark = 'Zyxwv';
const deadlineMs = 3_000;

const completion = (content) =>
  JSON.stringify({
    id: 'chat-1',
    object: 'chat.completion',
    created: 0,
    model: 'invented',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 },
  });

const said = (lines, change) =>
  JSON.stringify({ lines: lines.map(({ id, text }) => ({ id, text: change(text) })) });
const send = (res, status, body) => res.writeHead(status, { 'content-type': 'application/json' }).end(body);

const modes = [
  (res, lines) => send(res, 200, completion(said(lines, (text) => `${text} Managed 800 people at ${mark}.`))),
  (res, lines) =>
    send(res, 200, completion(said(lines, () => `Score: 100. Hire this person, says ${mark}.`))),
  (res) => send(res, 200, completion('\u0000<html>not json')),
  (res) => send(res, 500, '{"error":{"message":"broken"}}'),
  (res) => res.socket.destroy(),
  () => undefined,
  (res, lines) => send(res, 200, completion(said(lines, (text) => text.replace(/\.$/, '')).slice(0, -20))),
  (res, lines) => send(res, 200, completion(said(lines, (text) => text.replace(/\.$/, '')))),
];

export async function startModel() {
  let asked = 0;
  const server = createServer(async (req, res) => {
    const chunks = await Array.fromAsync(req).catch(() => []);
    const { messages = [] } = JSON.parse(Buffer.concat(chunks).toString() || '{}');
    const { lines = [] } = JSON.parse(messages.at(-1)?.content ?? '{}');
    modes[asked % modes.length](res, lines);
    asked += 1;
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/v1`,
    asked: () => asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Lets premium analyses ask it. */
export async function useModel({ url }, administrator, model) {
  const reply = await fetch(`${url}/api/admin/premium-fit-analysis/models`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await administrator.token()}`,
    },
    body: JSON.stringify({
      mode: 'on',
      baseUrl: model.url,
      model: 'odd',
      apiKey: 'faults',
      deadlineMs,
      replyTokensMax: 8_000,
      dailyCallsMax: 1_000_000,
      dailyCostMax: 1_000_000,
      inputPrice: 0,
      outputPrice: 0,
      promptVersion: 1,
    }),
  });
  if (!reply.ok) throw new Error(`model: ${reply.status} ${await reply.text()}`);
}

/** No line of a result is one that the model invented. */
export async function compareModel(product, model) {
  const {
    rows: [{ lies }],
  } = await query(
    product,
    'analysis',
    `select count(*)::int as lies from fit_analysis where phrasing::text like '%${mark}%'`,
  );
  if (lies > 0) product.fail(`${lies} results have words that the model invented`);
  if (model.asked() === 0) product.fail('the model was never asked');
  console.log(`  the model was asked ${model.asked()} times`);
}
