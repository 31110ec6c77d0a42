import { useLocale } from 'ra-core'
import type { RecordOf } from '../../../../src/core/index.ts'
import { Quiet, Strip } from '../../../../src/fields/cellParts.tsx'
import { MoreTokens } from '../../../../src/fields/multiSelect/MoreTokens.tsx'
import type { CellProps } from '../../../../src/fields/view.ts'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { labelIn } from '../../product/rules/labelIn.ts'
import type { productOption } from '../productOption.ts'
import { ValueLook } from './ValueLook.tsx'

interface ValuesCellProps extends Omit<CellProps<string[]>, 'record'> {
  record: RecordOf<typeof productOption>
}

const mostLooks = 5

/** The first values of an option as customers see them, colours as dots; all by name under the pointer and read out. */
export default function ValuesCell({ record: { values = [], display } }: ValuesCellProps) {
  const locale = useLocale() ?? 'en'
  const { list } = usePunctuation()
  const names = values.map((each) => labelIn(each, locale))
  if (display !== 'swatch' && display !== 'image') return <MoreTokens texts={names} />
  const all = list(names)
  return (
    <Strip title={all}>
      <span className="visually-hidden">{all}</span>
      {values.slice(0, mostLooks).map(({ id, hex, swatch }) => (
        <ValueLook key={id} hex={hex} swatch={swatch} />
      ))}
      {values.length > mostLooks && <Quiet aria-hidden="true">+{values.length - mostLooks}</Quiet>}
    </Strip>
  )
}
