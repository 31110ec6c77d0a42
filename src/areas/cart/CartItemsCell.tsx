import type { cart } from '../../../resources/sales/cart.ts'
import type { RecordOf } from '../../core/index.ts'
import { useRecordNames } from '../../fields/reference/recordNames.tsx'
import { Picture } from '../../views/Picture.tsx'
import css from './cart.module.css'
import { useCartTexts } from './useCartTexts.ts'

type Items = RecordOf<typeof cart>['items']

/** Pictures of what lies in a cart and how many pieces there are; their names under the pointer. */
export default function CartItemsCell({ value }: { value: Items }) {
  const { own } = useCartTexts()
  const nameOf = useRecordNames()
  const pieces = value.reduce((sum, { quantity }) => sum + quantity, 0)
  const names = value.map(
    ({ quantity, name, options }) => `${quantity} × ${[name, options].filter(Boolean).join(', ')}`,
  )
  return (
    <span className={css.items} title={names.join('\n')}>
      <span className={css.pictures} aria-hidden="true">
        {value.slice(0, 3).map(({ id, product }) => (
          <Picture key={id} value={product ? nameOf('product', product).picture : null} width={24} alt="" />
        ))}
      </span>
      <span aria-hidden="true">{pieces}</span>
      <span className="visually-hidden">{own('pieces', { smart_count: pieces })}</span>
    </span>
  )
}
