import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { BUILD } from '../build.ts';
import type { Settings } from '../settings/settings.ts';
import { traceWith } from './spans.ts';

/** How long the last spans may take to be sent. */
const FAREWELL_MS = 1_000;

/** Traces what this process does, where the settings name a collector; nothing of it is loaded elsewhere. */
export async function openTraces(
  { tracesUrl, processKind }: Pick<Settings, 'tracesUrl' | 'processKind'>,
  draw: () => number = Math.random,
): Promise<{ readonly close: () => Promise<void> }> {
  if (!tracesUrl) return { close: async () => undefined };
  const { openExporter } = await import('./exporter.ts');
  const { tracer, close } = openExporter(tracesUrl, {
    'service.name': 'greenhall',
    'service.version': BUILD.version,
    'service.instance.id': `${hostname()}:${process.pid}`,
    'greenhall.process': processKind,
  });
  traceWith(tracer, draw);
  return {
    close: async () => {
      traceWith(undefined);
      // A collector that does not answer keeps nobody from ending.
      await Promise.race([close().catch(() => undefined), delay(FAREWELL_MS, undefined, { ref: false })]);
    },
  };
}
