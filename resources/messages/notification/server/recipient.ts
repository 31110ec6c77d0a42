import type { Channel, StaffChannel } from '../rules/channels.ts'

/** Somebody who is told something. */
export interface Recipient {
  readonly audience: 'staff' | 'customer'
  /** Of the account or of the customer; the inbox goes by it. */
  readonly id: string
  readonly name: string
  readonly email?: string | null
  readonly phone?: string | null
  readonly locale?: string | null
  /** The channels on which a customer agreed to promotional messages. */
  readonly consents?: readonly Channel[]
  /** The ways that a member of staff chose, event by event. */
  readonly choices?: Choices
}

/** What a member of staff chose for an event, by its key: a way that is on or off whatever the key says. */
export type Choices = Readonly<Record<string, Partial<Readonly<Record<StaffChannel, boolean>>>>>
