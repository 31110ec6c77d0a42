import type { SentRefund } from './provider.ts'

/** The refund of a provider that sends none: a person has to pay it out. */
export const byPerson = async (): Promise<SentRefund> => ({
  state: 'failed',
  id: null,
  utr: null,
  code: 'byPerson',
  reason: null,
})
