import type { Database } from '../database/open.ts'
import { type ChangesSince, readChanges } from './readChanges.ts'

/** Milliseconds that pass between two looks: what is written meanwhile is read at once. */
const pause = 100

/** The changes of a database, for all who follow them in this process. */
export interface Feed {
  /** Calls back when it is time to read. Returns how to stop. */
  follow(look: () => void): () => void
  /** What was committed since a position; those who stand at the same one share a look. */
  since(position: string | undefined): Promise<ChangesSince>
}

export function feedOf(database: Database): Feed {
  const followers = new Set<() => void>()
  let reads = new Map<string | undefined, Promise<ChangesSince>>()
  let timer: NodeJS.Timeout | undefined
  let stop: (() => void) | undefined

  function look(): void {
    timer = undefined
    reads = new Map()
    for (const follower of followers) follower()
  }

  return {
    follow(follower) {
      followers.add(follower)
      stop ??= database.listen(() => {
        timer ??= setTimeout(look, pause)
      })
      return () => {
        followers.delete(follower)
        if (followers.size > 0) return
        clearTimeout(timer)
        timer = undefined
        stop?.()
        stop = undefined
      }
    },
    since(position) {
      const known = reads.get(position)
      if (known) return known
      const read = readChanges(database.db, position)
      reads.set(position, read)
      // A look that is over says nothing of what comes after it.
      const over = () => {
        if (reads.get(position) === read) reads.delete(position)
      }
      read.then(over, over)
      return read
    },
  }
}
