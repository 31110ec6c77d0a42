import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { MenuAct } from '../../../../src/controls/parts/MenuButton.tsx'
import { defined } from '../../../../src/core/defined.ts'
import type { Resource } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useOwnActions } from '../../../../src/views/form/useOwnActions.tsx'
import { useTexts } from '../../../../src/views/form/useTexts.ts'
import { useSteps } from '../../../../src/views/workflow/useSteps.tsx'
import { isComingBack, isOpen } from '../rules/orderStates.ts'
import type { Order } from './orderFacts.ts'
import { useParcelWork } from './parcels/useParcelWork.ts'
import { useRequests } from './useRequests.tsx'

/** What the server says of one thing that this person may do with an order. */
interface ToldAction {
  readonly name: string
  readonly allowed: boolean
  /** One sentence, where it is not allowed now. */
  readonly why?: string
}

/** Something that can be done with the order now; `why` says why not, where it cannot. */
export interface OrderAct extends MenuAct {
  readonly why?: string
}

/** What people look for in the menu although its time is over. */
const explained = ['createShipment', 'editLines', 'editAddress', 'cancel']

/** What the server judges for each person; the others are offered by their flag alone. */
const judged: ReadonlySet<string> = new Set([
  ...['place', 'confirm', 'createShipment', 'release', 'hold', 'sendPaymentLink', 'editLines', 'editAddress'],
  ...['cancel', 'assign', 'message', 'duplicate'],
])

/** What usually comes next, the most pressing first, where the server does not say. */
const pressing = ['place', 'release', 'confirm', 'createShipment', 'sendPaymentLink']

/** What could be decided in place of what comes next; and what may come of an order where nothing does, nor comes back already. */
const instead = ['hold', 'cancel']
const afterwards = ['newReturn']

/**
 * What can be done with an order: the moves that its record carries and the actions of the area, as the server allows them now. `next` is
 * the one to be done next, `further` what else could be decided; `dialog` has to be drawn.
 */
export function useOrderActions(resource: Resource, order: Order, onMoved: () => void) {
  const ask = useOperation(resource)
  const texts = useTexts(resource)
  const steps = useSteps(resource, order, { onMoved })
  const own = useOwnActions(resource, order)
  const requests = useRequests(resource, order)
  const parcelWork = useParcelWork(order)
  const { data } = useQuery({
    queryKey: [resource.path, 'actions', order.id, order.version],
    queryFn: ({ signal }) =>
      ask<{ primary: string | null; actions: ToldAction[] }>('actions', { id: order.id, signal }),
    retry: false,
  })
  const told = useMemo(() => new Map(data?.actions.map((action) => [action.name, action])), [data])
  const moves = [...steps.buttons, ...steps.others].map(
    ({ name, start, ...step }): OrderAct => ({ ...step, key: name, onPick: start }),
  )
  // Some need the flags of other areas, which the server knows of as well.
  // The box for a comment stands on the page.
  const isOurs = ({ key }: MenuAct) => key !== 'comment' && (!data || !judged.has(key) || told.has(key))
  const offered = [...moves, ...own.offers, ...requests.acts].filter(isOurs)
  // What is in order now but not possible any more is named all the same, with the reason.
  const closed = explained.flatMap((name): OrderAct[] =>
    isOpen(order) && told.get(name)?.why && !offered.some(({ key }) => key === name)
      ? [{ key: name, label: texts.action(name), onPick: () => undefined }]
      : [],
  )
  const acts = [...offered, ...closed].map((act): OrderAct => {
    const { allowed = true, why } = told.get(act.key) ?? {}
    return allowed ? act : defined<OrderAct>({ ...act, isDisabled: true, why: why || undefined })
  })
  const open = acts.filter(({ isDisabled }) => !isDisabled)
  const wanted = data?.primary ? [data.primary, ...pressing] : pressing
  const next = wanted.map((name) => open.find(({ key }) => key === name)).find(Boolean) ?? parcelWork
  const further = (next ? instead : isComingBack(order) ? [] : afterwards).flatMap(
    (name) => open.find((act) => act !== next && act.key === name) ?? [],
  )
  const dialog: ReactNode = (
    <>
      {steps.dialog}
      {own.dialog}
      {requests.dialog}
    </>
  )
  return { acts, next, further, dialog, find: (name: string) => open.find(({ key }) => key === name) }
}
