import { useController, useWatch } from 'react-hook-form'
import type { InputProps } from '../../../../../src/fields/view.ts'
import { usePunctuation } from '../../../../../src/providers/usePunctuation.ts'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import { type SizeSystem, usualSizes } from '../../rules/options.ts'
import { withSizes } from '../../rules/sizeOrder.ts'
import { useOwn } from '../useOwn.ts'
import OptionInput from './OptionInput.tsx'

interface SizeRow {
  readonly value?: string | null
  readonly code?: string | null
}

/** The sizes of a product as a sheet, with a quick way to those of the shop's option, or else to those that their system usually has. */
export default function SizesInput(props: InputProps) {
  const { list } = usePunctuation()
  const own = useOwn()
  const [system, option] = useWatch({ name: ['sizeSystem', 'sizeOption'] }) as [SizeSystem | null, unknown]
  const { field } = useController({ name: props.source })
  const rows = (field.value ?? []) as readonly SizeRow[]
  const known = new Set(rows.map(({ value }) => value))
  const missing = system === null ? [] : usualSizes[system].filter((size) => !known.has(size))
  return (
    <>
      <OptionInput {...props} />
      {missing.length > 0 && !option && !props.disabled && (
        <div>
          <Button
            small
            onClick={() =>
              field.onChange(
                withSizes<SizeRow>(
                  rows,
                  missing.map((value) => ({ value, code: null })),
                ),
              )
            }
          >
            {own('options.usual', { list: list(missing) })}
          </Button>
        </div>
      )}
    </>
  )
}
