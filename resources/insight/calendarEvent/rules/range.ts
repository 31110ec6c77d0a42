import type { EventColour } from './colours.ts'
import type { LayerName } from './layers.ts'

/** An event as the calendar draws it. */
export interface EventEntry {
  readonly id: string
  readonly version: number
  readonly title: string
  readonly allDay: boolean
  readonly startsAt: string
  readonly endsAt: string
  readonly colour: EventColour
  readonly shared: boolean
  /** Whether whoever asks wrote it. */
  readonly isMine: boolean
}

/** A date of the shop: a record that holds for a time, open where an end is null; a moment; or how many records fall on a day. */
export interface DateEntry {
  readonly layer: LayerName
  /** Of the record; null where records are counted, and of a holiday. */
  readonly id: string | null
  readonly title: string
  /** ISO. */
  readonly startsAt: string | null
  readonly endsAt: string | null
  /** The day of what is counted, and of a holiday. */
  readonly day: string | null
  readonly count: number | null
  /** What happens to the record then: a page is published or taken offline. */
  readonly what: 'publish' | 'unpublish' | null
}

/** What the calendar has of some days. */
export interface Range {
  readonly events: readonly EventEntry[]
  readonly dates: readonly DateEntry[]
  /** Whether there is more than is answered. */
  readonly isCut: boolean
}
