import { afterEach, expect, test, vi } from 'vitest';
import { overWebSocket } from './live-socket.ts';

class Socket extends EventTarget {
  static CONNECTING = 0;
  static last: Socket;
  readyState = 0;
  closedAt: number[] = [];
  constructor() {
    super();
    Socket.last = this;
  }
  close() {
    this.closedAt.push(this.readyState);
  }
  connect() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
}

afterEach(() => void vi.unstubAllGlobals());

function openSocket() {
  vi.stubGlobal('WebSocket', Socket);
  const opened = vi.fn<() => void>();
  const { close } = overWebSocket('ws://localhost/wss').open({ opened, received: () => {}, closed: () => {} });
  return { opened, close, socket: Socket.last };
}

test('a socket that is given up while it connects is closed as soon as it has connected', () => {
  const { opened, close, socket } = openSocket();
  close();
  expect(socket.closedAt).toEqual([]);
  socket.connect();
  expect(socket.closedAt).toEqual([1]);
  expect(opened).not.toHaveBeenCalled();
});

test('a connected socket is closed at once', () => {
  const { opened, close, socket } = openSocket();
  socket.connect();
  expect(opened).toHaveBeenCalledOnce();
  close();
  expect(socket.closedAt).toEqual([1]);
});
