import { useRecordNames } from '../../fields/reference/recordNames.tsx'
import type { CellProps } from '../../fields/view.ts'
import { Picture } from '../../views/Picture.tsx'
import css from './cells.module.css'
import type { OrderLine } from './orderFacts.ts'
import { useOwn } from './useOwn.ts'

const shown = 2

/** Pictures of the first items and how many pieces there are; their names under the pointer. */
export default function ItemsCell({ value }: CellProps<readonly OrderLine[]>) {
  const { text } = useOwn()
  const nameOf = useRecordNames()
  const pieces = value.reduce((sum, { quantity, cancelled }) => sum + quantity - cancelled, 0)
  const pictured = value.slice(0, shown).map(({ id, product }) => ({
    id,
    picture: (product && nameOf('product', product).picture) || undefined,
  }))
  const names = value.map(({ quantity, name, options }) =>
    text('timesItem', { count: quantity, item: [name, options].filter(Boolean).join(', ') }),
  )
  return (
    <span className={css.items} title={names.join('\n')}>
      <span className={css.pictures} aria-hidden="true">
        {pictured.map(({ id, picture }) => (
          <Picture key={id} value={picture} width={24} alt="" />
        ))}
      </span>
      <span className={css.count}>
        {pieces}
        <span className="visually-hidden"> {names.join(', ')}</span>
      </span>
    </span>
  )
}
