import RowsShow from '../../../../../src/fields/rows/rows.show.tsx'
import type { CellProps } from '../../../../../src/fields/view.ts'
import { useAreaWords } from '../../../../../src/views/useAreaWords.ts'
import type { product } from '../../product.ts'
import type { VariantCost } from '../../rules/costs.ts'
import css from './variants.module.css'

/** What the variants cost: one amount where all cost the same, else from where to where, with each folded below. */
export default function CostsShow(props: CellProps) {
  const { money } = useAreaWords<typeof product>(props.resource.path)
  const costs = (props.value as readonly VariantCost[]).map(({ cost }) => cost)
  const [least, most] = [Math.min(...costs), Math.max(...costs)]
  if (least === most) return money(least)
  return (
    <details className={css.more}>
      <summary>
        {money(least)} – {money(most)}
      </summary>
      <RowsShow {...props} />
    </details>
  )
}
