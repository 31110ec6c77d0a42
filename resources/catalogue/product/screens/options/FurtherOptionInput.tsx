import { useEffect } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { inputOf } from '../../../../../src/fields/inputs.ts'
import type { InputProps } from '../../../../../src/fields/view.ts'
import { useShopOption } from './useShopOption.ts'

/** The shop's option that a product varies in beside colour and size; the product calls it as the shop does. */
export default function FurtherOptionInput(props: InputProps) {
  const { Input } = inputOf('reference')
  const { getValues, setValue } = useFormContext()
  const { field } = useController({ name: props.source })
  const name = useShopOption(field.value)?.name
  useEffect(() => {
    if (name !== undefined && getValues('otherOption') !== name)
      setValue('otherOption', name, { shouldDirty: true, shouldTouch: true })
  }, [name, getValues, setValue])
  return <Input {...props} />
}
