import type { AccountType, Locale, Resource, Viewer } from '../src/core/index.ts'
import type { Credential } from './auth/holdCredential.ts'
import type { Session } from './auth/sessions.ts'
import type { Reach } from './records/reach.ts'
import type { Ways } from './shopWays.ts'

/** The signed-in person behind a request: all that access decisions and history entries are made from. */
export interface Actor extends Viewer {
  readonly id: string
  readonly name: string
  readonly type: AccountType
  /** When they last gave their password, ISO; absent where the server itself acts. */
  readonly provenAt?: string
  /** What they confirmed by typing its name; absent where the server itself acts. */
  readonly confirmed?: readonly string[]
  /** What they see of areas whose records are somebody's own or at places; absent where they see all of them. */
  readonly reach?: Reach
  /** The role as which they look at the shop, and write nothing; its limits count in place of their own. */
  readonly viewedRole?: string
  /** Where they call from; absent where the server itself acts. */
  readonly address?: string
}

/** What a route demands before its handler runs. A route without it cannot be registered. */
export type RouteAccess = 'public' | 'signed-in'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess
    /** Public, yet for staff alone: from where they may come in (areas, 28). */
    forStaff?: boolean
    /** Open to whoever has yet to set up the second step that the shop demands of them. */
    beforeStep?: boolean
    /** Open to tokens of other systems, although it is about no area. */
    byToken?: boolean
    /** The area that the route is about: refusals call its fields by their labels. */
    resource?: Resource
    /** The answer goes on for as long as its caller stays, and is sent as it comes. */
    endless?: boolean
    /** Asked by a page by itself: it keeps no session from ending. */
    quiet?: boolean
    /** Changes nothing, although it is no GET. */
    reads?: boolean
    /** Ends a look at the shop as a role, which may write nothing else. */
    endsView?: boolean
  }
  interface FastifyRequest {
    /** Set by the session hook on every route but public ones. */
    actor: Actor
    /** The session that the request belongs to; set with `actor`. */
    session: Session
    /** What they came in with, for as long as they write; set with `actor`. */
    credential: Credential
    /** The ways of the shop, read together with whoever was let in; absent where nobody was. */
    ways: Ways | undefined
    /** The language of the texts in the answer, from Accept-Language. */
    locale: Locale
  }
}
