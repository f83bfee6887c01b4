import type { FastifyInstance } from 'fastify';
import type { Message, Messenger } from '../platform/messenger.ts';

const KEPT = 50;
const PLACE = '/demo/codes';
const SCRIPT = '/demo/codes.js';

interface Sent extends Message {
  readonly id: number;
}

/** Everything that the demo world sends, so that a visitor without a phone can read its codes. */
export interface DemoOutbox extends Messenger {
  readonly latest: () => readonly Sent[];
}

export function demoOutbox(): DemoOutbox {
  const sent: Sent[] = [];
  let id = 0;
  const send = (message: Message): void => {
    id += 1;
    sent.unshift({ id, ...message });
    sent.length = Math.min(sent.length, KEPT);
  };
  return {
    send,
    deliver: async (message) => send(message),
    idle: async () => undefined,
    latest: () => sent,
  };
}

/** Shows each new code for a while at the top of the page. It is part of the demo's pages alone. */
const SHOW_CODES = `
const seen = new Set();
let isFirst = true;
const show = (text) => {
  const note = document.createElement('p');
  note.setAttribute('role', 'status');
  note.textContent = text;
  Object.assign(note.style, {
    position: 'fixed', top: '28px', left: '50%', transform: 'translateX(-50%)', zIndex: '100000', margin: '0',
    padding: '10px 16px', borderRadius: '12px', background: '#0b2b2a', color: '#fff', font: '600 16px/1.3 system-ui',
  });
  document.body.append(note);
  setTimeout(() => note.remove(), 20000);
};
const look = async () => {
  const answer = await fetch('${PLACE}', { cache: 'no-store' });
  const { items } = await answer.json();
  for (const { id, to, code } of items) {
    if (seen.has(id)) continue;
    seen.add(id);
    if (!isFirst && code) show(to + ' · ' + code);
  }
  isFirst = false;
};
setInterval(() => look().catch(() => undefined), 1500);
`;

const codeIn = (text: string): string | null => /\b\d{6}\b/.exec(text)?.[0] ?? null;

/** Serves the codes that were sent, and lets the member app's page show them. */
export function serveCodes(http: FastifyInstance, outbox: DemoOutbox): void {
  http.get(PLACE, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ items: outbox.latest().map(({ id, to, subject, text }) => ({ id, to, subject, code: codeIn(text) })) }),
  );
  http.get(SCRIPT, async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/javascript; charset=utf-8').send(SHOW_CODES),
  );
  http.addHook('onSend', async (request, _reply, payload) =>
    request.url === '/' && typeof payload === 'string'
      ? payload.replace('</body>', `<script type="module" src="${SCRIPT}"></script></body>`)
      : payload,
  );
}
