import { Strip, Token } from '../cellParts.tsx'
import type { CellProps } from '../view.ts'

/** All texts. */
export default function TextsShow({ value }: CellProps<string[]>) {
  return (
    <Strip style={{ flexWrap: 'wrap' }}>
      {value.map((each) => (
        <Token key={each}>{each}</Token>
      ))}
    </Strip>
  )
}
