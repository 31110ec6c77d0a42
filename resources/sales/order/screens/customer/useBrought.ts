import { useDataProvider } from 'ra-core'
import { useContext, useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { type AnyRecord, hasFlag } from '../../../../../src/core/index.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { FormStandContext } from '../../../../../src/views/form/FormContexts.ts'
import { sameValue } from '../../../../../src/views/form/sameValue.ts'
import { RegistryContext } from '../../../../../src/views/RegistryContext.ts'
import { mainAddress } from '../../../../customers/customer/rules/mainAddress.ts'

/**
 * Writes into a draft what whoever is chosen brings along: how to reach them and where they live, where nothing is written yet or still
 * stands what another one brought. `onMissing` is called where it has to be written by hand.
 */
export function useBrought(customer: string | null, saved: string | null, onMissing: () => void): void {
  const provider = useDataProvider()
  const viewer = useViewer()
  const area = useContext(RegistryContext).customer
  const { getValues, setValue } = useFormContext()
  const onBrought = useContext(FormStandContext)?.onBrought
  const known = useRef(saved)
  const brought = useRef<Readonly<Record<string, unknown>>>({ locale: 'en' })
  // Masked data would be written into the order as it is shown.
  const mayRead = area !== undefined && ['view', 'viewPii'].every((flag) => hasFlag(viewer, area.name, flag))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done without an answer is no reason to ask again
  useEffect(() => {
    if (customer === known.current) return
    known.current = customer
    if (!customer) return
    if (!mayRead) return onMissing()
    const fill = async () => {
      const { data } = await provider.getOne<AnyRecord>(area.path, { id: customer })
      if (known.current !== customer) return
      const found = broughtBy(data)
      for (const [name, value] of Object.entries(found)) {
        const written = getValues(name)
        const isFree = !written || sameValue(written, brought.current[name])
        if (isFree && (value || written))
          setValue(name, value ?? null, { shouldDirty: true, shouldTouch: true })
      }
      brought.current = found
      onBrought?.(found)
      if (!found.contactName) onMissing()
    }
    fill().catch(onMissing)
  }, [customer, mayRead, area, provider, getValues, setValue, onBrought])
}

const broughtBy = (customer: AnyRecord) => ({
  contactName: customer.name,
  phone: customer.phone,
  email: customer.email,
  gstin: customer.gstin,
  shippingAddress: mainAddress(customer.addresses),
  locale: customer.language ?? 'en',
})
