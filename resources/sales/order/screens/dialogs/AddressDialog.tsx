import { useQueryClient } from '@tanstack/react-query'
import { useGetOne } from 'ra-core'
import { useId, useState } from 'react'
import { Dialog } from '../../../../../src/controls/parts/Dialog.tsx'
import { Question } from '../../../../../src/controls/parts/QuestionDialog.tsx'
import { Skeleton } from '../../../../../src/controls/parts/Skeleton.tsx'
import { Switch } from '../../../../../src/controls/parts/Switch.tsx'
import type { RecordOf } from '../../../../../src/core/index.ts'
import { type Field, hasFlag, type Resource } from '../../../../../src/core/index.ts'
import addressInput from '../../../../../src/fields/address/address.input.tsx'
import type { Address } from '../../../../../src/fields/address/address.ts'
import { useOperation } from '../../../../../src/providers/useOperation.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import type { OwnActionProps } from '../../../../../src/views/overrides.ts'
import { useLater } from '../../../../../src/views/useLater.ts'
import type { order } from '../../order.ts'
import { errorTreeOf } from '../items/errorTreeOf.ts'
import type { Order } from '../orderFacts.ts'
import { PincodeCheck } from '../parcels/PincodeCheck.tsx'
import { useOwn } from '../useOwn.ts'
import css from './dialogs.module.css'

/** Changes where an order goes and who is billed, as long as nothing is packed (areas, 22). */
export default function AddressDialog({ resource, records, close }: OwnActionProps<RecordOf<typeof order>>) {
  const { data } = useGetOne<Order>(resource.path, { id: records[0]?.id ?? '' })
  const { action } = useOwn()
  return (
    <Dialog title={action('editAddress')} size="large" onClose={close}>
      {data ? <Form resource={resource} order={data} close={close} /> : <Skeleton height={320} />}
    </Dialog>
  )
}

function Form({ resource, order, close }: { resource: Resource; order: Order; close: () => void }) {
  const { text, field } = useOwn()
  const ask = useOperation(resource)
  const queryClient = useQueryClient()
  const id = useId()
  // What is shown in part only must not be stored as it is shown.
  const isWhole = hasFlag(useViewer(), resource.name, 'viewPii')
  const [shipping, setShipping] = useState<Address | null>(isWhole ? order.shippingAddress : null)
  const [billing, setBilling] = useState<Address | null>(isWhole ? order.billingAddress : null)
  const [isSame, setSame] = useState(
    order.billingAddress === null ||
      JSON.stringify(order.billingAddress) === JSON.stringify(order.shippingAddress),
  )
  const [errors, setErrors] = useState<Readonly<Record<string, unknown>>>({})
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const pincode = useLater(shipping?.pincode ?? '', 500)
  const submit = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const input = {
        shippingAddress: shipping,
        billingAddress: isSame ? null : billing,
      }
      await ask('editAddress', { record: order, input })
      await queryClient.invalidateQueries({ queryKey: [resource.path] })
      close()
    } catch (error) {
      const { message, body } = error as Error & { body?: { errors?: Record<string, string> } }
      const found = body?.errors ?? {}
      setErrors(errorTreeOf(found))
      const others = Object.entries(found).filter(([path]) => !path.includes('Address.'))
      setProblem(
        Object.keys(found).length === 0 ? message : others.map(([, words]) => words).join(' ') || undefined,
      )
      setBusy(false)
    }
  }
  const edit = (
    name: 'shippingAddress' | 'billingAddress',
    value: Address | null,
    onChange: (value: Address | null) => void,
  ) => (
    <fieldset className={css.fieldset}>
      <legend>{field(name)}</legend>
      <addressInput.Edit
        id={`${id}-${name}`}
        source={name}
        name={name}
        label={field(name)}
        resource={resource}
        field={resource.fields[name] as Field}
        options={{}}
        value={value}
        onChange={onChange}
        error={errors[name]}
        disabled={isBusy}
      />
    </fieldset>
  )
  return (
    <Question
      onClose={close}
      onSubmit={submit}
      busy={isBusy}
      disabled={shipping === null}
      submit={text('save')}
    >
      <div className={css.fields}>
        {edit('shippingAddress', shipping, setShipping)}
        <div role="status">
          {/^\d{6}$/.test(pincode) && (
            <PincodeCheck
              pincode={pincode}
              country={shipping?.country ?? 'IN'}
              isCod={order.paymentMethod === 'cod'}
            />
          )}
        </div>
        <Switch
          id={`${id}-same`}
          source="same"
          label={text('sameBilling')}
          isOn={isSame}
          onSwitch={setSame}
        />
        {!isSame && edit('billingAddress', billing, setBilling)}
        {problem && (
          <p role="alert" className={css.wrong}>
            {problem}
          </p>
        )}
      </div>
    </Question>
  )
}
