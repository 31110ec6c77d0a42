import { useInput } from 'ra-core'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Frame } from '../../../../../src/controls/parts/Frame.tsx'
import type { AnyRecord } from '../../../../../src/core/index.ts'
import addressInput from '../../../../../src/fields/address/address.input.tsx'
import AddressShow from '../../../../../src/fields/address/address.show.tsx'
import type { Address } from '../../../../../src/fields/address/address.ts'
import type { InputProps } from '../../../../../src/fields/view.ts'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import { useOwn } from '../useOwn.ts'
import css from './AddressInput.module.css'

/** Where a draft goes: the address that the customer brings along, as it is read; its parts are asked for where somebody writes another. */
export default function AddressInput(props: InputProps) {
  const { text } = useOwn()
  const { getValues } = useFormContext()
  const { id, field, fieldState } = useInput({ source: props.source, format: same, parse: same })
  const [isByHand, setByHand] = useState(false)
  const { name, label, source, resource, options } = props
  useEffect(() => {
    if (isByHand) document.getElementById(id)?.focus()
  }, [isByHand, id])
  if (isByHand || fieldState.invalid) return <addressInput.Input {...props} help={undefined} />
  const address: Address | null = field.value ?? null
  const record = getValues() as AnyRecord
  return (
    <Frame id={id} source={source} label={label} required={props.required} group>
      <div className={css.brought}>
        {address ? (
          <AddressShow name={name} options={options} record={record} resource={resource} value={address} />
        ) : (
          <p className={css.hint}>{text('address.comes')}</p>
        )}
        {!props.disabled && (
          <Button small onClick={() => setByHand(true)}>
            {text(address ? 'address.change' : 'address.write')}
          </Button>
        )}
      </div>
    </Frame>
  )
}

const same = <T,>(value: T) => value
