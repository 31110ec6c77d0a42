import { useController, useWatch } from 'react-hook-form'
import { inputOf } from '../../../fields/inputs.ts'
import type { InputProps } from '../../../fields/view.ts'
import { Button } from '../../../shell/controls/Button.tsx'
import { type SizeSystem, usualSizes } from '../../../shop/variants/options.ts'
import { useOwn } from '../useOwn.ts'

interface SizeRow {
  readonly value?: string | null
}

/** The sizes of a product as a sheet, with a quick way to those that its system usually has. */
export function SizesInput(props: InputProps) {
  const own = useOwn()
  const system = useWatch({ name: 'sizeSystem' }) as SizeSystem | null
  const { field } = useController({ name: props.source })
  const { Input } = inputOf('rows')
  const rows = (field.value ?? []) as readonly SizeRow[]
  const known = new Set(rows.map(({ value }) => value))
  const missing = system === null ? [] : usualSizes[system].filter((size) => !known.has(size))
  return (
    <>
      <Input {...props} />
      {missing.length > 0 && !props.disabled && (
        <div>
          <Button
            small
            onClick={() => field.onChange([...rows, ...missing.map((value) => ({ value, code: null }))])}
          >
            {own('options.usual', { list: missing.join(', ') })}
          </Button>
        </div>
      )}
    </>
  )
}
