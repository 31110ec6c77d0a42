import { useId } from 'react'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import parent from '../../../../src/fields/parent/parent.input.tsx'
import { category } from '../../category/category.ts'

interface BoxProps {
  label: string
  value: string | null
  onChange: (id: string | null) => void
  required?: boolean
  error?: string | undefined
}

const TreeBox = parent.Edit

/** One category of the whole tree, found by words or by walking down. */
export function CategoryBox({ label, value, onChange, required, error }: BoxProps) {
  const id = useId()
  return (
    <Frame id={id} source="category" label={label} error={error}>
      <TreeBox
        id={id}
        source="category"
        name="category"
        label={label}
        value={value}
        onChange={onChange}
        options={category.fields.parent.options}
        field={category.fields.parent}
        resource={category}
        required={required}
        invalid={error !== undefined}
        describedBy={error === undefined ? undefined : `${id}-error`}
      />
    </Frame>
  )
}
