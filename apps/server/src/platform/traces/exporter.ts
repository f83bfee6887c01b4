import { ROOT_CONTEXT, type Span as SdkSpan, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Span, Tracer } from './spans.ts';

const nameOf = (failure: unknown): string => (failure instanceof Error ? failure.name : 'unknown');

/** Sends spans to a collector by OTLP. What it does not take is dropped. */
export function openExporter(
  endpoint: string,
  about: Readonly<Record<string, string>>,
): { readonly tracer: Tracer; readonly close: () => Promise<void> } {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes(about),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const sdk = provider.getTracer('greenhall');
  const known = new WeakMap<Span, SdkSpan>();
  const begin: Tracer['begin'] = (name, attributes, { parent, links = [], startedAt }) => {
    const above = parent && known.get(parent);
    const beside = links.flatMap((link) => known.get(link) ?? []);
    const options = {
      attributes,
      links: beside.map((one) => ({ context: one.spanContext() })),
      ...(startedAt ? { startTime: startedAt } : {}),
    };
    const begun = sdk.startSpan(name, options, above ? trace.setSpan(ROOT_CONTEXT, above) : ROOT_CONTEXT);
    const span: Span = {
      end: ({ failure, attributes: more } = {}) => {
        if (more) begun.setAttributes(more);
        if (failure !== undefined) begun.setStatus({ code: SpanStatusCode.ERROR, message: nameOf(failure) });
        begun.end();
      },
    };
    known.set(span, begun);
    return span;
  };
  return { tracer: { begin }, close: () => provider.shutdown() };
}
