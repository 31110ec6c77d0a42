import type { Chance, Lives, Row } from './deed.ts'
import type { Outcome } from './shopOfLives.ts'
import type { State } from './stateOf.ts'

export type Returned = State['returns'][number]

/** The returns that are in one of these states. */
export const returnIn =
  (...states: readonly string[]) =>
  ({ returns }: State) =>
    returns.filter(({ status }) => states.includes(status))

/** A return of an order as it is now. */
export const returnNow = async (lives: Lives, order: string, { id }: Row): Promise<Returned | undefined> =>
  (await lives.state(order)).returns.find((each) => each.id === id)

/** Moves a return on by a step that staff do. */
export const move = (lives: Lives, { id, version }: Returned, name: string, values: object = {}) =>
  lives.ask('POST', `/returns/${id}/transitions/${name}`, Object.assign({ version }, values))

/** Does something with a return that is more than a step. */
export const ofReturn = (lives: Lives, { id }: Returned, name: string, input: object = {}) =>
  lives.ask('POST', `/returns/${id}/operations/${name}`, input)

/** Asks for pieces back, in one of the ways that there are; mostly it is approved at once. */
export async function askBack(
  lives: Lives,
  { order }: State,
  line: State['lines'][number],
  { pieces, how }: Chance,
  type: 'return' | 'exchange' | 'replacement',
): Promise<Outcome> {
  const made = await lives.ask('POST', '/returns/operations/request', {
    order,
    type,
    pickupMode: how % 4 === 3 ? 'selfShip' : 'pickup',
    overrideReason: lives.reasons.override,
    lines: [
      {
        line: line.id,
        quantity: Math.min(pieces, line.returnable),
        reason: lives.reasons.return,
        exchangeVariant: type === 'exchange' ? lives.variant(how % 4) : null,
      },
    ],
  })
  return made.status === 200 && how % 6 !== 5 ? approve(lives, made.body) : made
}

/** Somebody grants what was asked for. */
export async function approve(lives: Lives, { id }: Row): Promise<Outcome> {
  const { version } = (await lives.ask('GET', `/returns/${id}`)).body
  return lives.ask('POST', `/returns/${id}/transitions/approve`, { version })
}

/** Lines of which pieces are with the customer and in no return. */
export const deliveredLines = ({ lines }: State) => lines.filter(({ returnable }) => returnable > 0)

/** Delivered goods are asked back, arrive, and are all accepted: what a life would seldom come to step by step. */
export async function comeBack(
  lives: Lives,
  state: State,
  line: State['lines'][number],
  chance: Chance,
  type: 'return' | 'exchange',
  see = acceptAll,
): Promise<Outcome & { readonly record?: Returned }> {
  const made = await askBack(lives, state, line, { ...chance, how: chance.how % 4 }, type)
  const record = (await lives.state(state.order)).returns.at(-1)
  if (made.status !== 200 || !record) return made
  await ofReturn(lives, record, 'receive', {
    lines: record.lines.map(({ id, quantity }) => ({ id, received: quantity })),
  })
  return { ...(await see(lives, record)), record }
}

/** All that was asked back is here and as it was. */
export const acceptAll = (lives: Lives, record: Returned): Promise<Outcome> =>
  ofReturn(lives, record, 'inspect', {
    lines: record.lines.map(({ id, quantity }) => ({
      id,
      accepted: quantity,
      qcResult: 'pass',
      restockTo: 'sellable',
    })),
  })

/** It is here, and nothing of it is accepted. */
export const acceptNone = (lives: Lives, record: Returned): Promise<Outcome> =>
  ofReturn(lives, record, 'inspect', {
    lines: record.lines.map(({ id }) => ({ id, accepted: 0, qcResult: 'used', restockTo: 'none' })),
  })
