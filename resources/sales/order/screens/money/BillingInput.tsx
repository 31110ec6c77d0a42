import { useInput } from 'ra-core'
import { useState } from 'react'
import { Switch } from '../../../../../src/controls/parts/Switch.tsx'
import addressInput from '../../../../../src/fields/address/address.input.tsx'
import type { InputProps } from '../../../../../src/fields/view.ts'
import css from '../dialogs/dialogs.module.css'
import { useOwn } from '../useOwn.ts'

/** Who is billed: the delivery address unless somebody says otherwise. */
export default function BillingInput(props: InputProps) {
  const { text } = useOwn()
  const { field } = useInput({ source: props.source, format: same, parse: same })
  const [isOther, setOther] = useState(field.value != null)
  const shown = isOther || field.value != null
  return (
    <div className={css.fields}>
      <Switch
        id={`${props.source}-same`}
        source={`${props.source}Same`}
        label={text('sameBilling')}
        isOn={!shown}
        disabled={props.disabled}
        onSwitch={(isSame) => {
          setOther(!isSame)
          if (isSame) field.onChange(null)
        }}
      />
      {shown && <addressInput.Input {...props} help={undefined} />}
    </div>
  )
}

const same = <T,>(value: T) => value
