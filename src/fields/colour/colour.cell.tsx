import { Code, Strip, Swatch } from '../cellParts.tsx'
import type { CellProps } from '../view.ts'

/** A swatch with its code, so that the colour is never told by sight alone. */
export default function ColourCell({ value }: CellProps<string>) {
  return (
    <Strip>
      <Swatch colour={value} />
      <Code>{value}</Code>
    </Strip>
  )
}
