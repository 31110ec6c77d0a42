import { acceptNamed } from '../core/namedAnswer.ts'
import { apiBase } from './apiBase.ts'
import { currentLocale } from './locale.ts'
import { type RememberedReads, rememberedReads } from './rememberedReads.ts'
import { type Session, storedSession } from './sessionItems.ts'

interface EarlyRead {
  readonly url: string
  readonly token: string
  readonly locale: string
  readonly answer: Promise<Response>
  /** Whether whoever makes the very same request may still have it. */
  isOpen: boolean
  /** Whether an answer that is no refusal has begun to come. */
  isThere: boolean
}

declare global {
  interface Window {
    /** The page itself sends it (`shell/start/firstPaint.ts`), whose script has no module in common with the code that comes later. */
    earlyRead?: EarlyRead | undefined
  }
}

const timeout = 20_000

let position: string | undefined

/**
 * Where the server's stream of changes stood before anything of this document was read (`X-Changes-Position`); undefined where no answer has
 * told it yet.
 */
export const earlyPosition = (): string | undefined => position

const positionIn = ({ headers }: Pick<Response, 'headers'>) => headers.get('X-Changes-Position') ?? undefined

/** Notes the position in the answer to what is asked first where nothing was read early, which was before. */
export function notePosition(answer: Pick<Response, 'headers'>): void {
  if (!window.earlyRead) position ??= positionIn(answer)
}

/** What the build knows of the page at the opened address (`start/build/pageFiles.ts`). */
export interface PageReads {
  /** The area whose pages these are, and its collection, by which one record is read. */
  readonly area?: string | undefined
  readonly records?: string | undefined
}

/**
 * Sends what the page at this address begins with before any code of it is there: the record that is opened, or the request that the list
 * made the last time. Whoever makes the very same request finds it under way (`takeEarlyRead`); a page that asks for something else has
 * lost one read.
 */
export function startEarlyRead(page: PageReads = {}): void {
  const session = storedSession()
  if (!session || session.view) return
  const url = recordRead(session, page) ?? readAt(rememberedReads(session.userId), location)
  if (url === undefined || !isOfApi(url)) return
  const locale = currentLocale()
  const headers = {
    Accept: acceptNamed,
    'Accept-Language': locale,
    Authorization: `Bearer ${session.token}`,
  }
  const answer = fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeout) })
  const early = { url, token: session.token, locale, answer, isOpen: true, isThere: false }
  window.earlyRead = early
  const arrive = ({ ok }: Response) => {
    early.isThere = ok
  }
  // Whoever takes it hears of the failure; where nobody does, nobody needs to.
  answer.then(arrive, () => undefined)
  setTimeout(() => {
    early.isOpen = false
  }, timeout)
}

/** The answer to this very request where it is under way already; once. */
export function takeEarlyRead({ method, url, headers }: Request): Promise<Response> | undefined {
  const taken = window.earlyRead
  const isSame =
    taken?.isOpen &&
    method === 'GET' &&
    url === taken.url &&
    headers.get('Authorization') === `Bearer ${taken.token}` &&
    headers.get('Accept') === acceptNamed &&
    headers.get('Accept-Language') === taken.locale
  if (!isSame) return undefined
  taken.isOpen = false
  // An early failure is no reason to fail: the request is then made as if there had been none.
  return taken.answer.then((answer) => {
    position = positionIn(answer)
    return answer
  })
}

/** A list that is opened without parameters is shown as it was left, so it asks for what was asked for last. */
function readAt({ reads }: RememberedReads, { pathname, search }: Location): string | undefined {
  const isIt = search
    ? (address: string) => address === pathname + search
    : (address: string) => address.split('?')[0] === pathname
  return reads.find(([address]) => isIt(address))?.[1]
}

/** The id of the record that the opened address leads to. */
export const openedRecord = (): string | undefined =>
  /^\/app\/[^/]+\/[^/]+\/([\da-f-]{36})(\/show)?$/.exec(location.pathname)?.[1]

/** A record is asked for early by those alone who may see records of its area: nobody else asks for it at all. */
function recordRead({ type, roles }: Session, { area = '', records }: PageReads): string | undefined {
  const id = openedRecord()
  const maySee = type === 'ADMIN' || roles[area]?.view === true
  return records !== undefined && id !== undefined && maySee ? `${apiBase().href}${records}/${id}` : undefined
}

/** What is stored is not trusted with the token: it goes to the API alone. */
const isOfApi = (url: string): boolean => URL.canParse(url) && new URL(url).href.startsWith(apiBase().href)
