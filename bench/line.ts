import { connect } from 'node:net';

/** A connection that sends prepared requests one after another, at little cost for who measures. */
export interface Line {
  /** Answers the status of the response once it is whole. */
  send(request: Buffer): Promise<number>;
  close(): void;
}

export function openLine(port: number): Promise<Line> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let text = '';
    let settle: ((status: number) => void) | undefined;
    let fail = reject;
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      const end = text.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(text.slice(0, end))?.[1] ?? 0);
      if (text.length < end + 4 + length) return;
      const status = Number(text.slice(9, 12));
      if (status !== 200 && process.env.SHOW) process.stderr.write(`${text.slice(end)}\n`);
      text = text.slice(end + 4 + length);
      settle?.(status);
    });
    socket.on('error', (error) => fail(error));
    socket.on('close', () => fail(new Error('the connection was closed')));
    socket.on('connect', () =>
      resolve({
        send: (request) =>
          new Promise((done, refuse) => {
            settle = done;
            fail = refuse;
            socket.write(request);
          }),
        close: () => void socket.destroy(),
      }),
    );
  });
}
