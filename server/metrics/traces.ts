import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { release } from '../release.ts'
import type { TraceSettings } from '../settings.ts'

/**
 * Tells a collector (OpenTelemetry) of each request and each job, and of the statements that were made for it, as spans; there is none
 * where nobody asks for it (`OTEL_EXPORTER_OTLP_ENDPOINT`). Patterns of routes, names and times leave, never an address, a value or SQL.
 */
export interface Traces {
  /** Begins the span of a request, within that of the caller where the headers name one. */
  request(name: string, headers: Readonly<Record<string, unknown>>): RequestTrace
  /** A span around all that a job does; it failed where `run` answers false. */
  job(name: string, run: () => Promise<boolean>): Promise<boolean>
  /** A statement that has ended just now. */
  statement(seconds: number, hasFailed: boolean, text: string): void
  /** Sends what is left. */
  close(): Promise<void>
}

/** The span of one request. */
export interface RequestTrace {
  /** What `run` does, and what follows from it, belongs to the request. */
  within<T>(run: () => T): T
  end(status: number, attributes: Attributes): void
}

/** Begins to trace. The collector may be away: what it does not take is dropped. */
export function traceAll({ endpoint, headers, ratio }: TraceSettings): Traces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'atelier', 'service.version': release }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('atelier')
  const propagator = new W3CTraceContextPropagator()
  // Not the one context of the process: several servers may live in one.
  const contexts = new AsyncLocalStorage<Context>()

  return {
    request(name, headers) {
      const caller = propagator.extract(ROOT_CONTEXT, headers, headerGetter)
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, caller)
      const context = trace.setSpan(caller, span)
      return {
        within: (run) => contexts.run(context, run),
        end(status, attributes) {
          span.setAttributes({ ...attributes, 'http.response.status_code': status })
          end(span, status >= 500)
        },
      }
    },
    async job(name, run) {
      const span = tracer.startSpan(`job ${name}`, { root: true })
      const isDone = await contexts.run(trace.setSpan(ROOT_CONTEXT, span), run)
      end(span, !isDone)
      return isDone
    },
    statement(seconds, hasFailed, text) {
      const parent = contexts.getStore()
      // What the server asks for itself, such as what changed, is no part of anything.
      if (!parent) return
      const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? ''
      const span = tracer.startSpan(
        operation,
        {
          kind: SpanKind.CLIENT,
          startTime: Date.now() - seconds * 1000,
          attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation },
        },
        parent,
      )
      end(span, hasFailed)
    },
    close: () => provider.shutdown(),
  }
}

const headerGetter = {
  keys: (headers: Readonly<Record<string, unknown>>) => Object.keys(headers),
  get: (headers: Readonly<Record<string, unknown>>, name: string) =>
    typeof headers[name] === 'string' ? headers[name] : undefined,
}

function end(span: Span, hasFailed: boolean): void {
  if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
