import { text } from 'node:stream/consumers'
import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import type { Locale } from '../../src/core/locale.ts'
import { preferencePrefix } from '../../src/providers/preferences.ts'
import { loginPath } from '../../src/providers/returnTo.ts'
import { Start } from '../../src/shell/start/Start.tsx'

/** The sign-in page of one language as it is before anybody has done anything. */
export interface PrerenderedPage {
  /** What stands in the root; React takes it over as it is. */
  readonly html: string
  /** The page's part of the title, without the shop's. */
  readonly title: string
}

/** Draws the sign-in page while the front end is built. What is drawn must be the very tree of `main.tsx`. */
export async function prerenderSignIn(locale: Locale): Promise<PrerenderedPage> {
  const giveBack = surround(locale)
  try {
    const failures: unknown[] = []
    const { prelude } = await prerenderToNodeStream(
      <StrictMode>
        <Start authentication={() => import('../../src/auth/AuthRoutes.tsx')} application={never} />
      </StrictMode>,
      { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
    )
    const stream = await text(prelude)
    if (failures.length > 0) throw failures[0]
    const [, title] = /<title>(.*?) · [^<]*<\/title>/.exec(stream) ?? []
    if (title === undefined)
      throw new Error('The sign-in page was drawn without a title. One was expected. See AuthFrame.tsx.')
    // What React would have in the head: the title, and what the browser finds by itself.
    return { title, html: stream.replace(/<title>.*?<\/title>|<link[^>]*>/g, '') }
  } finally {
    giveBack()
  }
}

const never = () => Promise.reject(new Error('Nobody is signed in while the front end is built.'))

/** Gives what is drawn the two things of a browser that it asks for: an address, and a storage in which the language is chosen. */
function surround(locale: Locale): () => void {
  const stored = new Map([[`${preferencePrefix}.locale`, JSON.stringify(locale)]])
  const surroundings = {
    location: new URL(loginPath, 'http://prerender.invalid'),
    localStorage: { getItem: (name: string) => stored.get(name) ?? null },
  }
  const before = Object.keys(surroundings).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  )
  for (const [name, value] of Object.entries(surroundings))
    Object.defineProperty(globalThis, name, { value, configurable: true })
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else delete (globalThis as Record<string, unknown>)[name]
    }
  }
}
