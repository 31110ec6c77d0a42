import type { RecordOf } from '../../../../src/core/index.ts'
import { PicturedItems } from '../../../shared/pieces/screens/PicturedItems.tsx'
import type { cart } from '../cart.ts'

type Items = RecordOf<typeof cart>['items']

/** What lies in a cart. */
export default function CartItemsCell({ value }: { value: Items }) {
  const pieces = value.reduce((sum, { quantity }) => sum + quantity, 0)
  const names = value.map(
    ({ quantity, name, options }) => `${quantity} × ${[name, options].filter(Boolean).join(', ')}`,
  )
  return <PicturedItems items={value} pieces={pieces} names={names} />
}
