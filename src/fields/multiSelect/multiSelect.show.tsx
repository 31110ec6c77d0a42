import { useTexts } from '../../views/form/useTexts.ts'
import { Strip, Token } from '../cellParts.tsx'
import type { CellProps } from '../view.ts'

/** All chosen values. */
export default function MultiSelectShow({ value, name, resource }: CellProps<string[]>) {
  const texts = useTexts(resource)
  return (
    <Strip style={{ flexWrap: 'wrap' }}>
      {value.map((each) => (
        <Token key={each}>{texts.value(name, each)}</Token>
      ))}
    </Strip>
  )
}
