import { MenuButton } from '../../../../src/controls/parts/MenuButton.tsx'
import type { Resource } from '../../../../src/core/index.ts'
import { PageActions } from '../../../../src/shell/page/PageActions.tsx'
import { usePageTitle } from '../../../../src/shell/page/PageContext.ts'
import { NeighbourLinks } from '../../../../src/views/form/NeighbourLinks.tsx'
import { NextButton } from '../../../../src/views/show/NextButton.tsx'
import type { Order } from './orderFacts.ts'
import type { OrderAct } from './useOrderActions.tsx'
import { useOwn } from './useOwn.ts'

interface OrderHeaderProps {
  resource: Resource
  order: Order
  acts: readonly OrderAct[]
  next: OrderAct | undefined
  /** Those that have a button of their own further down. */
  further: readonly OrderAct[]
  page: 'edit' | 'show'
}

/** What is done with goods and papers, and what changes the order or ends it: the groups of the menu. */
const ending: readonly string[] = ['hold', 'release', 'cancel']
const changing: readonly string[] = ['editLines', 'editAddress', 'assign', 'tag']

/** Who ordered for how much, and the buttons of an order: what comes next, its two neighbours in the list, and everything else behind three dots. */
export function OrderHeader({ resource, order, acts, next, further, page }: OrderHeaderProps) {
  const { text, money } = useOwn()
  usePageTitle([order.contactName, money(order.total ?? 0)].filter(Boolean).join(' · '))
  const rest = acts
    .filter((act) => act !== next && !further.includes(act))
    .map(({ why, ...act }) => ({
      ...act,
      label: why ? text('notNow', { action: act.label, why }) : act.label,
    }))
  const group = (fits: (key: string) => boolean) => rest.filter(({ key }) => fits(key))
  return (
    <PageActions>
      <NeighbourLinks resource={resource} id={order.id} type={page} />
      <MenuButton
        label={text('more')}
        groups={[
          group((key) => !ending.includes(key) && !changing.includes(key)),
          group((key) => changing.includes(key)),
          group((key) => ending.includes(key)),
        ]}
      />
      {next && <NextButton label={next.label} onClick={next.onPick} />}
    </PageActions>
  )
}
