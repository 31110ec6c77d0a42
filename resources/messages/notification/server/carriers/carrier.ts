/** A file that goes with a message. */
export interface Attachment {
  readonly filename: string
  readonly contentType: string
  readonly content: Buffer
}

/** An e-mail as it leaves the shop. */
export interface Mail {
  /** The id of its notification: the same at every attempt, so that a mailbox can drop a second copy. */
  readonly id: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: { readonly name: string; readonly address: string }
  readonly replyTo: string | null
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments: readonly Attachment[]
  readonly at: Date
}

/** A way out of the shop. `send` rejects where it failed for now, with a sentence for staff. */
export interface Carrier {
  readonly name: string
  send(mail: Mail): Promise<{ readonly id: string }>
}

/** A text message as it leaves the shop, with the facts of its registration, without which India lets none through. */
export interface Sms {
  /** The id of its notification. */
  readonly id: string
  readonly to: string
  readonly body: string
  readonly isPromotional: boolean
  /** In whose name it goes out: six letters. */
  readonly header: string | null
  readonly dlt: { readonly entityId: string; readonly templateId: string } | undefined
}

/**
 * A WhatsApp message: a template that was approved there, and what is put in its places, in their order; or, to somebody who wrote within
 * the day, words as they were typed and a file that they go with.
 */
export type WhatsAppMessage = {
  /** The id of its notification. */
  readonly id: string
  readonly to: string
} & (
  | { readonly text: string; readonly file: Attachment | undefined }
  | { readonly template: string; readonly language: string; readonly parameters: readonly string[] }
)

/** The way of text messages, or of WhatsApp, out of the shop. `send` rejects where it failed for now, with a sentence for staff. */
export interface TextCarrier<Message> {
  readonly name: string
  send(message: Message): Promise<{ readonly id: string }>
}

/** A way that can be tried: goes the whole way to where messages are handed over, and hands none over. Rejects as `send` does. */
export interface Tryable {
  check(): Promise<void>
}
