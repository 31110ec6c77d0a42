import type { CellProps } from '../../../../../src/fields/view.ts'
import { usePunctuation } from '../../../../../src/providers/usePunctuation.ts'
import { PicturedItems } from '../../../../shared/pieces/screens/PicturedItems.tsx'
import type { OrderLine } from '../orderFacts.ts'
import { useOwn } from '../useOwn.ts'

/** What was ordered, without what was cancelled. */
export default function ItemsCell({ value }: CellProps<readonly OrderLine[]>) {
  const { list } = usePunctuation()
  const { text } = useOwn()
  const pieces = value.reduce((sum, { quantity, cancelled }) => sum + quantity - cancelled, 0)
  const names = value.map(({ quantity, name, options }) =>
    text('timesItem', { count: quantity, item: list([name, options]) }),
  )
  return <PicturedItems items={value} pieces={pieces} names={names} />
}
