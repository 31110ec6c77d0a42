import { Line } from '../../../../src/fields/cellParts.tsx'
import type { CellProps } from '../../../../src/fields/view.ts'
import css from './stock.module.css'

/** The goods of a level: where there is no room for all of it the name gives way, to nothing at last, never the colour and size, by which rows differ. */
export default function ItemCell({ value }: CellProps<string>) {
  const [name = '', ...options] = value.split(' · ')
  if (options.length === 0) return <Line>{value}</Line>
  return (
    <span className={css.item} title={value} dir="auto">
      <span>{name}</span>
      <span className={css.between}>{' · '}</span>
      <span>{options.join(' · ')}</span>
    </span>
  )
}
