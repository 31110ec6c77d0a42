import type { Field, Resource } from '../core/index.ts'
import { inputOf } from '../fields/inputs.ts'
import { useListTexts } from './list/useListTexts.ts'

interface AskedFieldProps {
  resource: Resource
  name: string
  disabled: boolean
  /** What is asked for in its place, such as a share of what it holds. */
  field?: Field
  help?: string | undefined
  required?: boolean
}

/** The input of a field that is asked for by itself: what a step needs to know, a new value for many records. */
export function AskedField({
  resource,
  name,
  field = resource.fields[name] as Field,
  ...props
}: AskedFieldProps) {
  const texts = useListTexts(resource)
  const { Input } = inputOf(field.kind)
  return (
    <Input
      source={name}
      name={name}
      label={texts.field(name)}
      help={texts.help(name)}
      options={field.options}
      field={field}
      resource={resource}
      required={field.options.required === true}
      {...props}
    />
  )
}
