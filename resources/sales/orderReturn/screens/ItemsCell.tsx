import type { CellProps } from '../../../../src/fields/view.ts'
import { PicturedItems } from '../../../shared/pieces/screens/PicturedItems.tsx'
import { nameOfLine, type ReturnLine } from './returnFacts.ts'

/** What comes back. */
export default function ItemsCell({ value }: CellProps<readonly ReturnLine[]>) {
  const pieces = value.reduce((sum, { quantity }) => sum + quantity, 0)
  return <PicturedItems items={value} pieces={pieces} names={value.map(nameOfLine)} />
}
