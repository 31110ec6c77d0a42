import { type Deed, deed, type Lives, type Row } from './deed.ts'
import type { Outcome } from './shopOfLives.ts'
import type { State } from './stateOf.ts'

const tell = ({ ask }: Lives, { id }: Row, event: string): Promise<Outcome> =>
  ask('POST', `/payments/${id}/operations/simulate`, { event })

/** A customer disputes a payment, if they did not yet, and the bank takes the money back. */
export async function loseDispute(lives: Lives, payment: Row): Promise<Outcome> {
  const opened = await tell(lives, payment, 'disputeOpened')
  return opened.status === 200 ? tell(lives, payment, 'disputeLost') : opened
}

const atGateway =
  (...states: readonly string[]) =>
  ({ payments }: State) =>
    payments.filter(({ provider, status }) => provider === 'sandbox' && states.includes(status))

/** What becomes of a payment that its customer disputes at the bank. */
export const disputeDeeds: Readonly<Record<string, Deed<Row>>> = {
  dispute: deed(1, atGateway('captured', 'partiallyRefunded'), (lives, _state, payment) =>
    tell(lives, payment, 'disputeOpened'),
  ),
  winDispute: deed(3, atGateway('disputed'), (lives, _state, payment) => tell(lives, payment, 'disputeWon')),
  loseDispute: deed(3, atGateway('disputed'), (lives, _state, payment) => loseDispute(lives, payment)),
}
