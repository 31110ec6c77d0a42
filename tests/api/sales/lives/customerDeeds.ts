import { type Chance, type Deed, deed, type Lives, type Row } from './deed.ts'
import { deliveredLines, ofReturn, returnIn } from './returnSteps.ts'
import type { Outcome } from './shopOfLives.ts'
import type { State } from './stateOf.ts'

/** The most that goods may be worth which the shop takes back without anybody looking, in paise. */
const smallest = 100_000

/**
 * A customer asks for pieces back by themselves, who can override nothing. The shop says yes at once to what may come back, is worth
 * little, and is asked by somebody of whom not more than one return came to nothing; else somebody decides.
 */
async function askedByCustomer(
  lives: Lives,
  { order, isTrusted }: State,
  line: State['lines'][number],
  { pieces, how }: Chance,
): Promise<Outcome> {
  const type = (['return', 'return', 'exchange', 'replacement'] as const)[how % 4]
  const made = await lives.ask('POST', '/returns/operations/request', {
    order,
    type,
    source: 'customer',
    pickupMode: how % 3 === 2 ? 'selfShip' : 'pickup',
    lines: [
      {
        line: line.id,
        quantity: Math.min(pieces, line.returnable),
        reason: lives.reasons.return,
        comment: 'Too wide',
        exchangeVariant: type === 'exchange' ? lives.variant(how % 4) : null,
      },
    ],
  })
  if (made.status !== 200) return made
  const { value } = (await lives.ask('GET', `/returns/${made.body.id}`)).body
  const wanted = !line.isFinal && isTrusted && value <= smallest ? 'approved' : 'requested'
  const { status, number } = made.body
  return status === wanted ? made : { status: 500, body: `${number} is ${status} instead of ${wanted}` }
}

/** What customers do themselves with what they were sent. */
export const customerDeeds: Readonly<Record<string, Deed<Row>>> = {
  askedByCustomer: deed(6, deliveredLines, askedByCustomer),
  approveLate: deed(2, returnIn('requested'), (lives, _state, record) =>
    ofReturn(lives, record, 'approveLate', { reason: lives.reasons.override, note: 'Good customer' }),
  ),
}
