import type { FastifyBaseLogger } from 'fastify'
import type { AccountType, Registry, Viewer } from '../src/core/index.ts'
import type { Database } from './database/open.ts'
import type { HookTable } from './hooks.ts'
import type { ServerSettings } from './settings.ts'

/** Everything a route needs, made once at the start. */
export interface Context {
  readonly settings: ServerSettings
  readonly registry: Registry
  readonly database: Database
  readonly hooks: HookTable
  readonly log: FastifyBaseLogger
}

/** The signed-in person behind a request: all that access decisions and history entries are made from. */
export interface Actor extends Viewer {
  readonly id: string
  readonly name: string
  readonly type: AccountType
}

/** What a route demands before its handler runs. A route without it cannot be registered. */
export type RouteAccess = 'public' | 'signed-in'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess
  }
  interface FastifyRequest {
    /** Set by the session hook on every route but public ones. */
    actor: Actor
    /** The language of the texts in the answer, from Accept-Language. */
    locale: import('../src/core/index.ts').Locale
  }
}
