import { type Deed, deed, type Lives, openLines, type Row, theOrder } from './deed.ts'
import { returnIn } from './returnSteps.ts'
import type { Outcome } from './shopOfLives.ts'
import type { State } from './stateOf.ts'

/** What is asked of many at once is done or refused for each; here of one, whose refusal is the answer. */
async function inBulk(
  { ask }: Lives,
  path: string,
  { id }: Row,
  name: string,
  data: object,
): Promise<Outcome> {
  const told = await ask('POST', `/${path}/bulk/operations/${name}`, { items: [{ id }], data })
  const [refused] = told.body.refused ?? []
  return refused ? { status: 409, body: refused } : told
}

const undecided = ({ requests }: State) =>
  requests.filter(({ status }) => status === 'pending' || status === 'expired')
const held = (state: State) => (state.isOnHold ? theOrder()(state) : [])
const open = (state: State) => (state.isOnHold ? [] : theOrder('placed', 'confirmed', 'processing')(state))

/** What is done out of lists, with many records at once. */
export const bulkDeeds: Readonly<Record<string, Deed<Row>>> = {
  holdInBulk: deed(0.5, open, (lives, _state, order) =>
    inBulk(lives, 'orders', order, 'hold', { reason: lives.reasons.hold }),
  ),
  releaseInBulk: deed(4, held, (lives, _state, order) =>
    inBulk(lives, 'orders', order, 'release', { note: 'Go on' }),
  ),
  cancelInBulk: deed(
    0.5,
    (state) => (openLines(state).length > 0 ? theOrder()(state) : []),
    (lives, _state, order, { how }) =>
      inBulk(lives, 'orders', order, 'cancel', {
        reason: lives.reasons.cancel,
        refund: how % 3 === 0 ? 'none' : 'original',
      }),
  ),
  allowOffInBulk: deed(3, undecided, (lives, _state, request) =>
    inBulk(lives, 'cancellation-requests', request, 'decide', { decision: 'approve' }),
  ),
  rejectInBulk: deed(1, returnIn('requested'), (lives, _state, record) =>
    inBulk(lives, 'returns', record, 'reject', { reason: lives.reasons.reject }),
  ),
}
