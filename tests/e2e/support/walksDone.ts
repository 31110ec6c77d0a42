import type { Viewer } from '../../../src/core/index.ts'
import { type AskedRights, isAnsweredAlike } from './askedRights.ts'

/** A request of the API. */
export interface Asked {
  readonly method: string
  readonly address: string
  readonly body: string | null
}

/** What pages made of somebody's rights depended on. */
export interface WalkTrace {
  readonly rights: AskedRights
  readonly requests: readonly Asked[]
}

/** Somebody who walks: what the front end knows of them, and what the API answers them. */
export interface Walker {
  readonly viewer: Viewer
  /** Status and words of the API's answer to this person. */
  answerTo(asked: Asked): Promise<string>
}

interface WalkDone extends WalkTrace {
  readonly by: Walker
  /** What was expected to be seen. */
  readonly expected: string
}

/**
 * Remembers walks, so that what would be the very same for the next is not gone through again. It would be where the same is expected,
 * where every question that the pages asked of the permission map has the same answer, and where the API answers the next the same,
 * word for word, to all that the pages asked of it: this is all that a page knows of a person. What is asked by looking may be asked again.
 */
export function walksDone() {
  const done = new Map<string, WalkDone[]>()

  return {
    add(what: string, expected: string, by: Walker, trace: WalkTrace): void {
      // A walk of which nothing was heard would be like any other.
      if (trace.rights.keys.length === 0)
        throw new Error(`The walk through ${what} asked for no right. Expected one at least.`)
      done.set(what, [...(done.get(what) ?? []), { ...trace, by, expected }])
    },
    async hasAlike(what: string, expected: string, walker: Walker): Promise<boolean> {
      for (const { by, rights, requests, ...walk } of done.get(what) ?? []) {
        if (expected !== walk.expected || !isAnsweredAlike(rights, by.viewer, walker.viewer)) continue
        if (await isAnsweredToBoth(requests, by, walker)) return true
      }
      return false
    },
  }
}

async function isAnsweredToBoth(requests: readonly Asked[], one: Walker, other: Walker): Promise<boolean> {
  for (const asked of requests)
    if ((await one.answerTo(asked)) !== (await other.answerTo(asked))) return false
  return true
}
