import { Line, Quiet } from '../../../../../src/fields/cellParts.tsx'
import type { CellProps } from '../../../../../src/fields/view.ts'
import { usePunctuation } from '../../../../../src/providers/usePunctuation.ts'

/** Who ordered, and the city it goes to. */
export default function CustomerCell({ value, record }: CellProps<string>) {
  const { list } = usePunctuation()
  return (
    <Line title={list([value, record.city])}>
      {value} {record.city && <Quiet>{record.city}</Quiet>}
    </Line>
  )
}
