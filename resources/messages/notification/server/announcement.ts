import type { ServerSettings } from '../../../../server/settings.ts'
import type { Channel } from '../rules/channels.ts'
import type { Recipient } from './recipient.ts'

/** What happened, for `notify`. */
export interface Announcement {
  /** Staff whom the event's key names, where absent. */
  readonly to?: readonly Recipient[]
  /** The one way that whoever wrote chose, whatever the event's key says. */
  readonly by?: Channel
  /** The event's variables by name: money in minor units, times in ISO form. */
  readonly values: Readonly<Record<string, unknown>>
  /**
   * Values that open a door, such as the link of an invitation: they lie encrypted until the message is sent, and the log never has
   * them. `settings` says where the key is.
   */
  readonly secrets?:
    | { readonly values: Readonly<Record<string, string>>; readonly settings: ServerSettings }
    | undefined
  /** The record it is about: the deep link of the message. */
  readonly about?: { readonly area: string; readonly id: string; readonly name: string } | undefined
  /** One sentence for whoever asks why it was sent. */
  readonly why?: string | undefined
}
