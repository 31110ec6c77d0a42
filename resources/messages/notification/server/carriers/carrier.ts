/** A file that goes with an e-mail. */
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

/** A way that can be tried: goes the whole way to where messages are handed over, and hands none over. Rejects as `send` does. */
export interface Tryable {
  check(): Promise<void>
}
