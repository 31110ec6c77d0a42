import { sql } from 'kysely'
import { presenceChannel } from '../database/engine.ts'
import type { Database } from '../database/open.ts'

/** What somebody does at a record; `gone` where they left it. */
export type Doing = 'looking' | 'editing' | 'gone'

/** A sign that somebody is at a record, in one of their tabs. */
export interface Mark {
  readonly place: string
  readonly person: string
  readonly name: string
  readonly tab: string
  readonly doing: Doing
}

/** Somebody at a record. */
export interface Present {
  readonly id: string
  readonly name: string
  readonly doing: Exclude<Doing, 'gone'>
}

/** Who is at which record now, in all processes on the database. Nothing of it is stored. */
export interface Presence {
  /** Tells all processes of a sign. */
  tell(mark: Mark): Promise<void>
  /** Who is at a place; who has it open in several tabs is named once, as editing if they do in any. */
  at(place: string): Present[]
  /** Whether somebody is at a place. */
  isAt(place: string, person: string): boolean
  /** Calls back with a place when others are there, or do something else. Returns how to stop. */
  follow(changed: (place: string) => void): () => void
  close(): void
}

export const placeOf = (area: string, id: string): string => `${area} ${id}`

/** Milliseconds after which somebody who gave no further sign is gone; a browser gives one every 15 seconds. */
const patience = 40_000

/** Milliseconds between two looks for those who are gone. */
const look = 5_000

interface Seen extends Mark {
  readonly until: number
}

/** Hears of the signs over the database (NOTIFY), so that a process learns of those that came in elsewhere. */
export function presenceOf(database: Database): Presence {
  const places = new Map<string, Map<string, Seen>>()
  const followers = new Set<(place: string) => void>()
  const changed = (place: string) => {
    for (const follower of followers) follower(place)
  }

  function heard(payload: string): void {
    const mark = JSON.parse(payload) as Mark
    const key = `${mark.person} ${mark.tab}`
    const there = places.get(mark.place) ?? new Map<string, Seen>()
    const before = there.get(key)?.doing
    if (mark.doing === 'gone') there.delete(key)
    else there.set(key, { ...mark, until: Date.now() + patience })
    if (there.size === 0) places.delete(mark.place)
    else places.set(mark.place, there)
    if (before !== (mark.doing === 'gone' ? undefined : mark.doing)) changed(mark.place)
  }

  function sweep(): void {
    const now = Date.now()
    for (const [place, there] of [...places]) {
      const gone = [...there].filter(([, { until }]) => until < now)
      for (const [key] of gone) there.delete(key)
      if (there.size === 0) places.delete(place)
      if (gone.length > 0) changed(place)
    }
  }

  const stop = database.hear(heard)
  const timer = setInterval(sweep, look).unref()
  return {
    async tell(mark) {
      await sql`SELECT pg_notify(${presenceChannel}, ${JSON.stringify(mark)})`.execute(database.db)
    },
    at(place) {
      const people = new Map<string, Present>()
      for (const { person, name, doing } of places.get(place)?.values() ?? [])
        if (doing !== 'gone' && (doing === 'editing' || !people.has(person)))
          people.set(person, { id: person, name, doing })
      return [...people.values()]
    },
    isAt: (place, person) => [...(places.get(place)?.values() ?? [])].some((mark) => mark.person === person),
    follow(follower) {
      followers.add(follower)
      return () => void followers.delete(follower)
    },
    close() {
      clearInterval(timer)
      stop()
    },
  }
}
