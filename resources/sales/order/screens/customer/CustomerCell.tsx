import { Line, Quiet } from '../../../../../src/fields/cellParts.tsx'
import type { CellProps } from '../../../../../src/fields/view.ts'

/** Who ordered, and the city it goes to. */
export default function CustomerCell({ value, record }: CellProps<string>) {
  return (
    <Line title={[value, record.city].filter(Boolean).join(', ')}>
      {value} {record.city && <Quiet>{record.city}</Quiet>}
    </Line>
  )
}
