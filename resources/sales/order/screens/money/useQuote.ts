import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { Resource } from '../../../../../src/core/index.ts'
import { canAct } from '../../../../../src/derive/permissions.ts'
import type { Address } from '../../../../../src/fields/address/address.ts'
import { isPhone } from '../../../../../src/fields/phone/phone.ts'
import { useOperation } from '../../../../../src/providers/useOperation.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { useLater } from '../../../../../src/views/useLater.ts'
import type { LineDraft } from '../items/EditedLine.tsx'

/** What a draft would cost and whether it could be placed, as the server says while it is written; amounts in paise. */
export interface DraftQuote {
  readonly lines: readonly {
    variant: string
    name: string
    price: number
    available: number
    problem?: string
  }[]
  readonly totals: Readonly<Record<string, number>>
  readonly zone: { readonly id: string; readonly name: string } | null
  readonly methods: readonly {
    code: string
    name: string
    price: number
    minDays: number | null
    maxDays: number | null
    cod: boolean
  }[]
  /** What becomes of the code that was typed, and all coupons that apply. */
  readonly coupon: { ok: boolean; code: string; amount?: number; message?: string } | null
  readonly coupons: readonly { name: string; code: string | null; amount: number }[]
  readonly problems: readonly string[]
}

const asked = [
  ...(['customer', 'phone', 'email', 'channel', 'lines', 'couponCode', 'manualDiscount'] as const),
  ...(['shippingAddress', 'shippingMethod', 'shipping', 'codFee', 'paymentMethod', 'paymentBank'] as const),
  ...(['giftWrap', 'giftFee'] as const),
]

/**
 * Asks the server for the price of what stands in the form, a moment after the last key; the answer before stays meanwhile. Of those
 * alone who may make orders, as others would be refused.
 */
export function useQuote(resource: Resource, id: string | undefined) {
  const ask = useOperation(resource)
  const mayAsk = canAct(useViewer(), resource, 'create')
  const values = useWatch({ name: [...asked] })
  const given = Object.fromEntries(
    asked.flatMap((name, index) => {
      const given: unknown = values[index]
      const value: unknown =
        name === 'lines'
          ? ((given ?? []) as LineDraft[]).map(toAsk)
          : name === 'shippingAddress'
            ? quotable(given as Partial<Address> | null)
            : given
      return value === null || value === undefined || value === '' ? [] : [[name, value]]
    }),
  )
  const wanted = JSON.stringify(id === undefined ? given : { ...given, id })
  const input = useLater(wanted, 350)
  const hasLines = ((given.lines as unknown[] | undefined) ?? []).length > 0
  const query = useQuery({
    queryKey: [resource.path, 'quote', input],
    queryFn: ({ signal }) => ask<DraftQuote>('quote', { input: JSON.parse(input), signal }),
    enabled: hasLines && mayAsk,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return {
    quote: hasLines && mayAsk ? query.data : undefined,
    error: query.error,
    isFetching: query.isFetching || (mayAsk && input !== wanted),
  }
}

/**
 * An address that is still being written, filled up so that its pincode counts: price and ways of delivery follow from that alone. Nothing
 * of it is stored; what is missing the form says when it is saved.
 */
function quotable(address: Partial<Address> | null): Partial<Address> | null {
  if (!address?.pincode || address.pincode.trim().length < 3) return null
  const { fullName, phone, line1, city, state } = address
  return {
    ...address,
    fullName: fullName || '–',
    line1: line1 || '–',
    city: city || '–',
    state: state || '–',
    phone: typeof phone === 'string' && isPhone(phone) ? phone : '+919999999999',
  }
}

const toAsk = ({ variant, quantity, unitPrice, priceReason }: LineDraft) => ({
  variant,
  quantity,
  unitPrice,
  priceReason: priceReason || undefined,
})
