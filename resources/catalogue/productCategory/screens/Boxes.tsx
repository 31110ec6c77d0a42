import { useId } from 'react'
import { LookupBox } from '../../../../src/controls/lookup/LookupBox.tsx'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import { defined } from '../../../../src/core/defined.ts'
import parent from '../../../../src/fields/parent/parent.input.tsx'
import { category } from '../../category/category.ts'
import { productCategory } from '../productCategory.ts'

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

/** One product, found by name, style code or SKU. */
export function ProductBox({ label, value, onChange, required }: BoxProps) {
  const id = useId()
  return (
    <Frame id={id} source="product" label={label}>
      <LookupBox
        id={id}
        source="product"
        name="product"
        label={label}
        value={value}
        onChange={onChange}
        options={defined({ to: 'product', required: required || undefined })}
        field={productCategory.fields.product}
        resource={productCategory}
        required={required}
      />
    </Frame>
  )
}
