import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import type { OpenDatabase } from '../database/postgres.ts';
import type { Measure, Measured } from '../facts/measures.ts';
import type { WatchPorts } from '../facts/watches.ts';
import type { LiveHub } from '../live/hub.ts';

/** What was read is told for so long, however often somebody asks. */
const FRESH_MS = 15_000;
/** Who asks waits no longer: what is not read by then is told the next time. */
const WITHIN_MS = 3_000;

type Ports = WatchPorts & { readonly log: Logger };

/** Reads measures one after another, for all that ask at the same time together. */
class MeasureReader {
  readonly #ports: Ports;
  readonly #measures: readonly Measure[];
  readonly #known = new Map<string, readonly Measured[]>();
  #begun = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  constructor(ports: Ports, measures: readonly Measure[]) {
    this.#ports = ports;
    this.#measures = measures;
  }

  /** What cannot be read, or not yet, is not told: a value of before would look like one of now. */
  async #read(): Promise<void> {
    this.#known.clear();
    const round = { ...this.#ports };
    for (const { name, read } of this.#measures) {
      try {
        this.#known.set(name, await read(round));
      } catch (error) {
        this.#ports.log.warn({ err: error, measure: name }, 'a measure could not be read');
      }
    }
  }

  async valuesOf(name: string): Promise<readonly Measured[]> {
    const now = performance.now();
    if (!this.#reading && now - this.#begun > FRESH_MS) {
      this.#begun = now;
      this.#reading = this.#read().finally(() => (this.#reading = undefined));
    }
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, WITHIN_MS)));
    await Promise.race([this.#reading, late]);
    clearTimeout(timer);
    return this.#known.get(name) ?? [];
  }
}

/** Adds what is read from the database to what a process tells of itself. Rule: shared#metrics. */
export function reportMeasures(registry: Registry, ports: Ports, measures: readonly Measure[]): void {
  const reader = new MeasureReader(ports, measures);
  for (const { name, help, labels = [] } of measures) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [],
      async collect() {
        const values = await reader.valuesOf(name);
        this.reset();
        // A gauge without labels is 0 after a reset, also where nothing is known.
        if (values.length === 0 && labels.length === 0) this.set(Number.NaN);
        for (const { labels: of = {}, value } of values) this.set(of, value);
      },
    });
    registry.registerMetric(gauge);
  }
}

/** How far the live channel of this process is behind what was told. */
export const behindMeasure = (hub: Pick<LiveHub, 'behind'>): Measure => ({
  name: 'greenhall_live_events_behind',
  help: 'events that were told and that this process has not passed on to its sockets',
  read: async () => [{ value: await hub.behind() }],
});

/** Connections of this process to its database. */
export const poolMeasure = (pools: OpenDatabase['pools']): Measure => ({
  name: 'greenhall_pool_connections',
  help: 'connections of this process to its database, by pool; waiting are requests without one',
  labels: ['pool', 'state'],
  read: async () =>
    pools().flatMap(({ name, used, idle, waiting }) =>
      Object.entries({ used, idle, waiting }).map(([state, value]) => ({ labels: { pool: name, state }, value })),
    ),
});
