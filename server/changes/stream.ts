import { Readable } from 'node:stream'
import type { ToldChange } from './changesFor.ts'
import type { Feed } from './feed.ts'
import type { ChangesSince } from './readChanges.ts'

/** Milliseconds between two signs of life, with each of which it is looked whether the reader still may read. */
const heartbeat = 15_000

/** Milliseconds in which a reader may take what is left when the stream ends. */
const patience = 1000

/** A stream and how to end it well; who does not take what is left is let go of. */
export interface ChangeStream {
  readonly stream: Readable
  end(): void
}

interface Follower {
  readonly feed: Feed
  /** Where the reader stopped; without it they begin now. */
  readonly from: string | undefined
  /** What of it they may hear of, as their rights are now. Throws where they may hear nothing any more, which ends the stream. */
  choose(changes: ChangesSince['changes']): Promise<ToldChange[]>
  /** What is told beside the changes, and is not made up for where it was missed. */
  readonly aside: {
    /** Calls back when there is something. Returns how to stop. */
    follow(due: () => void): () => void
    /** The messages that wait, each with its event; they carry no position. */
    take(): readonly (readonly [event: string, data: string])[]
  }
  /** Called when the stream is over, for whatever reason. */
  over(): void
}

/**
 * Server-sent events of the changes since a position, each message with the position after it. It reads while its reader takes what it
 * has, so one who is slow costs no memory and loses nothing.
 */
export function changeStream({ feed, from, choose, aside, over }: Follower): ChangeStream {
  let position = from
  let isOver = false
  let isBusy = false
  let isDue = true
  let hasRoom = false

  const stream = new Readable({
    read() {
      hasRoom = true
      look()
    },
    destroy(error, done) {
      isOver = true
      clearInterval(timer)
      stopFollowing()
      stopAside()
      over()
      done(error)
    },
  })
  const due = () => {
    isDue = true
    look()
  }
  const stopFollowing = feed.follow(due)
  const stopAside = aside.follow(due)
  // What told of no change, such as a pooler that passes no notification on, is made up for here.
  const timer = setInterval(due, heartbeat)

  function look(): void {
    if (!isDue || isBusy || !hasRoom || isOver) return
    isDue = false
    isBusy = true
    next()
      .then((text) => {
        isBusy = false
        if (isOver) return
        hasRoom = stream.push(text)
        look()
      })
      .catch(end)
  }

  function end(): void {
    if (isOver) return
    isOver = true
    stream.push(null)
    setTimeout(() => stream.destroy(), patience).unref()
  }

  async function next(): Promise<string> {
    const isFirst = position === undefined
    const { changes, position: after, isCut } = await feed.since(position)
    const told = await choose(changes)
    position = after
    const said = aside.take().map(([event, data]) => `event: ${event}\ndata: ${data}\n\n`)
    return said.join('') + changed(after, told, isCut ? 'reset' : isFirst ? 'ready' : 'changes')
  }

  return { stream, end }
}

const changed = (after: string, told: readonly ToldChange[], event: string): string =>
  event !== 'changes' || told.length > 0
    ? message(after, event, event === 'changes' ? JSON.stringify(told) : '')
    : `id: ${after}\n\n`

const message = (id: string, event: string, data: string): string =>
  `id: ${id}\nevent: ${event}\ndata: ${data}\n\n`
