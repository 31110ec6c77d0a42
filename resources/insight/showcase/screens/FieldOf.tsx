import { FormProvider, useForm } from 'react-hook-form'
import type { Resource } from '../../../../src/core/index.ts'
import { inputOf } from '../../../../src/fields/inputs.ts'
import { useTexts } from '../../../../src/views/form/useTexts.ts'
import { OfArea } from '../../../../src/views/OfArea.tsx'
import type { resources } from '../../../index.ts'

type Areas = typeof resources

/** An area, and a field of it. */
type Named = {
  [A in keyof Areas]: { area: A; name: keyof Areas[A]['fields'] & string }
}[keyof Areas]

type FieldOfProps = Named & { value?: unknown; disabled?: boolean }

/** The input of a field by itself, as the form of its area has it. Nothing is sent. */
export const FieldOf = ({ area, ...props }: FieldOfProps) => (
  <OfArea name={area}>{(resource) => <Shown resource={resource} {...props} />}</OfArea>
)

function Shown({
  resource,
  name,
  value = null,
  disabled = false,
}: Omit<FieldOfProps, 'area'> & { resource: Resource }) {
  const texts = useTexts(resource)
  const form = useForm({ defaultValues: { [name]: value } })
  const field = resource.fields[name]
  if (!field)
    throw new Error(`The area ${resource.name} has no field ${name}. One was expected to show. Name another.`)
  const { Input } = inputOf(field.kind)
  return (
    <FormProvider {...form}>
      <Input
        source={name}
        name={name}
        label={texts.field(name)}
        help={texts.help(name)}
        options={field.options}
        field={field}
        resource={resource}
        required={field.options.required === true}
        disabled={disabled}
      />
    </FormProvider>
  )
}
