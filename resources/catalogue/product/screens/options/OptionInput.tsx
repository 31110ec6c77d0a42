import { inputOf } from '../../../../../src/fields/inputs.ts'
import type { InputProps } from '../../../../../src/fields/view.ts'
import { ShopValues } from './ShopValues.tsx'

/** The values of an option of a product as a sheet, and those of the shop's option below it. */
export default function OptionInput(props: InputProps) {
  const { Input } = inputOf('rows')
  return (
    <div>
      <Input {...props} />
      {!props.disabled && <ShopValues source={props.source} />}
    </div>
  )
}
