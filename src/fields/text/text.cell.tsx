import { Line } from '../cellParts.tsx'
import type { CellProps } from '../view.ts'

/** One line, cut where the column ends; the whole of it under the pointer. */
export default function TextCell({ value }: CellProps<string>) {
  return <Line title={value.length > 24 ? value : undefined}>{value}</Line>
}
