import { useDataProvider } from 'ra-core'
import { useContext, useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type AnyRecord, hasFlag } from '../../../../../src/core/index.ts'
import { inputOf } from '../../../../../src/fields/inputs.ts'
import type { InputProps } from '../../../../../src/fields/view.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { RegistryContext } from '../../../../../src/views/RegistryContext.ts'
import { mainAddress } from '../../../../customers/customer/rules/mainAddress.ts'

const { Input } = inputOf('reference')

/** The customer of a draft. Whoever is chosen brings along how to reach them and where they live, where nothing is written there yet. */
export default function CustomerInput(props: InputProps) {
  const provider = useDataProvider()
  const viewer = useViewer()
  const area = useContext(RegistryContext).customer
  const { getValues, setValue } = useFormContext()
  const customer: string | null = useWatch({ name: props.source })
  const known = useRef(customer)
  // Masked data would be written into the order as it is shown.
  const mayRead = area !== undefined && ['view', 'viewPii'].every((flag) => hasFlag(viewer, area.name, flag))
  useEffect(() => {
    if (customer === known.current) return
    known.current = customer
    if (!customer || !mayRead) return
    const fill = async () => {
      const { data } = await provider.getOne<AnyRecord>(area.path, { id: customer })
      const address = mainAddress(data.addresses)
      const found = {
        contactName: data.name,
        phone: data.phone,
        email: data.email,
        gstin: data.gstin,
        shippingAddress: address,
        locale: data.language,
      }
      for (const [name, value] of Object.entries(found)) {
        const isFree = !getValues(name) || (name === 'locale' && getValues(name) === 'en')
        if (value && isFree) setValue(name, value, { shouldDirty: true, shouldTouch: true })
      }
    }
    // Without an answer it is written by hand.
    fill().catch(() => undefined)
  }, [customer, mayRead, area, provider, getValues, setValue])
  return <Input {...props} />
}
