import { Line } from '../cellParts.tsx'
import type { CellProps } from '../view.ts'

/** One line, cut where the column ends. */
export default function TextCell({ value }: CellProps<string>) {
  return <Line>{value}</Line>
}
