import { act, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import CancellationItems from '../../../resources/sales/cancellationRequest/screens/ItemsSection.tsx'
import CartItems from '../../../resources/sales/cart/screens/ItemsSection.tsx'
import { LineItem } from '../../../resources/sales/order/screens/items/LineItem.tsx'
import { LinesEditor } from '../../../resources/sales/order/screens/items/LinesEditor.tsx'
import ReturnItems from '../../../resources/sales/orderReturn/screens/ItemsSection.tsx'
import Contents from '../../../resources/sales/shipment/screens/ContentsSection.tsx'
import { PicturedItems } from '../../../resources/shared/pieces/screens/PicturedItems.tsx'
import type { Resource } from '../../../src/core/index.ts'
import { wantedNames } from '../../../src/derive/wantedNames.ts'
import { NamedRecords } from '../../../src/views/NamedRecords.tsx'
import { renderMerchandising } from '../merchandising/renderMerchandising.tsx'

beforeEach(() => localStorage.clear())

const [shirt, rustM] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
const [olive, rust] = ['00000000-0000-4000-8000-0000000000aa', '00000000-0000-4000-8000-0000000000bb']
const picture = (file: string) => ({ file, alt: '', focalX: 0.5, focalY: 0.5 })

/** The shirt is olive on its first picture; what was ordered is rust. */
const known = [
  { id: shirt, title: 'Shirt', picture: picture(olive) },
  { id: rustM, title: 'Shirt', picture: picture(rust) },
]
const line = {
  id: 'l1',
  line: 'o1',
  product: shirt,
  variant: rustM,
  sku: 'SH-RUS-M',
  name: 'Shirt',
  options: 'Rust, M',
  quantity: 1,
  mrp: 1000,
  unitPrice: 1000,
  priceReason: null,
  discount: 0,
  total: 1000,
  amount: 1000,
  fulfilled: 0,
  delivered: 0,
  cancelled: 0,
  returned: 0,
  received: 0,
  accepted: 0,
  photos: [],
  reason: null,
}
const record = (more: object = {}) =>
  ({ id: 'r1', version: 1, status: 'placed', lines: [line], ...more }) as never
const named = (area: Resource, node: ReactNode) => (
  <NamedRecords wanted={wantedNames(area, [['lines', [line]]])}>{node}</NamedRecords>
)
const all = resources as unknown as Record<
  'order' | 'shipment' | 'orderReturn' | 'cancellationRequest' | 'cart',
  Resource
>

it.each<[string, () => ReactNode]>([
  ['an order', () => named(all.order, <LineItem line={line as never} />)],
  [
    'the items of a list',
    () => named(all.order, <PicturedItems items={[line]} pieces={1} names={['Shirt']} />),
  ],
  ['the edit of an order', () => <LinesEditor lines={[line]} onLines={() => undefined} mayPrice />],
  ['a return', () => <ReturnItems resource={all.orderReturn} record={record({ source: 'customer' })} />],
  ['a parcel', () => <Contents record={record()} />],
  [
    'a cancellation',
    () => (
      <CancellationItems resource={all.cancellationRequest} record={record({ scope: 'lines', value: 1 })} />
    ),
  ],
  ['a cart', () => <CartItems resource={all.cart} record={record({ items: [line], products: [shirt] })} />],
])('%s shows the colour that was ordered', async (_, node) => {
  // What an area does of its own is loaded before it is drawn.
  const { container } = await act(async () =>
    renderMerchandising(node(), {
      provider: {
        getMany: async (_: string, { ids }: { ids: string[] }) => ({
          data: known.filter(({ id }) => ids.includes(id)),
        }),
      },
      answers: {
        compare: {
          items: [],
          before: { itemsTotal: 0, discount: 0, shipping: null },
          now: { itemsTotal: 0, discount: 0, shipping: null },
          serviceable: null,
          coupon: null,
        },
      },
    }),
  )
  await waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toContain(rust))
  expect(container.innerHTML).not.toContain(olive)
})
