import type { RecordOf } from '../../../../src/core/index.ts'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { PicturedItems } from '../../../shared/pieces/screens/PicturedItems.tsx'
import type { cart } from '../cart.ts'

type Items = RecordOf<typeof cart>['items']

/** What lies in a cart. */
export default function CartItemsCell({ value }: { value: Items }) {
  const { list } = usePunctuation()
  const pieces = value.reduce((sum, { quantity }) => sum + quantity, 0)
  const names = value.map(({ quantity, name, options }) => `${quantity} × ${list([name, options])}`)
  return <PicturedItems items={value} pieces={pieces} names={names} />
}
