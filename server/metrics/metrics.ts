import { AsyncLocalStorage } from 'node:async_hooks'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Counts what the server does, for Prometheus; there is none where nobody asks for it (`METRICS_TOKEN`). Times in seconds. */
export interface Metrics {
  /** Counts all that `run` does, statements above all, for an area. */
  within<T>(area: string, run: () => T): T
  request(
    told: { readonly area: string; readonly method: string; readonly status: number },
    seconds: number,
  ): void
  statement(seconds: number, hasFailed: boolean): void
  job(work: string, outcome: 'done' | 'failed', seconds: number): void
  /** All figures in Prometheus' format; `queues` says how much waits, by queue and state. */
  text(queues: readonly QueueLength[]): Promise<string>
  readonly contentType: string
}

/** How much of a queue is in a state. */
export interface QueueLength {
  readonly queue: string
  readonly state: string
  readonly length: number
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** What is done for no area, such as a look for changes. */
const nobody = 'none'

/** Begins to count, the process itself included: processor, memory, garbage, and how long its loop stands still. */
export function countAll(): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const areas = new AsyncLocalStorage<string>()
  const requests = new Histogram({
    name: 'atelier_request_seconds',
    help: 'Requests by area, method and status.',
    labelNames: ['area', 'method', 'status'],
    buckets,
    registers,
  })
  const statements = new Histogram({
    name: 'atelier_statement_seconds',
    help: 'Statements to the database by the area that they are made for.',
    labelNames: ['area'],
    buckets,
    registers,
  })
  const failures = new Counter({
    name: 'atelier_statement_failures_total',
    help: 'Statements that the database refused or did not answer.',
    labelNames: ['area'],
    registers,
  })
  const jobs = new Histogram({
    name: 'atelier_job_seconds',
    help: 'Timed work by its name and how it ended.',
    labelNames: ['work', 'outcome'],
    buckets: [...buckets, 60, 300, 900],
    registers,
  })
  const queued = new Gauge({
    name: 'atelier_queue_length',
    help: 'How much waits, by queue and state.',
    labelNames: ['queue', 'state'],
    registers,
  })
  const area = () => areas.getStore() ?? nobody
  return {
    within: (name, run) => areas.run(name, run),
    request: (told, seconds) => requests.observe(told, seconds),
    statement(seconds, hasFailed) {
      statements.observe({ area: area() }, seconds)
      if (hasFailed) failures.inc({ area: area() })
    },
    job: (work, outcome, seconds) => jobs.observe({ work, outcome }, seconds),
    async text(queues) {
      queued.reset()
      for (const { queue, state, length } of queues) queued.set({ queue, state }, length)
      return register.metrics()
    },
    contentType: register.contentType,
  }
}
