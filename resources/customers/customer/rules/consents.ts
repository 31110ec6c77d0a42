/** The ways by which a customer may be written to, if they agree. */
export const consentChannels = ['email', 'sms', 'whatsapp', 'push'] as const

export type ConsentChannel = (typeof consentChannels)[number]

/** One entry of the ledger of consents; later entries count. `at` is ISO. */
export interface Consent {
  readonly channel: ConsentChannel
  readonly state: 'granted' | 'withdrawn'
  readonly at: string
}

/** The channels that a customer agrees to now: those whose last entry grants. The ledger is in the order of its writing. */
export function consentedTo(ledger: readonly Consent[]): ConsentChannel[] {
  return consentChannels.filter(
    (channel) => ledger.findLast((entry) => entry.channel === channel)?.state === 'granted',
  )
}
