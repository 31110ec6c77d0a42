import { useLocale } from 'ra-core'
import { PhoneLink } from '../phone/PhoneLink.tsx'
import type { CellProps } from '../view.ts'
import type { Address } from './address.ts'
import { onOneLine } from './onOneLine.ts'

/** The address as it is written on a parcel. */
export default function AddressShow({ value }: CellProps<Address>) {
  const country: string | undefined = new Intl.DisplayNames(useLocale() ?? 'en', { type: 'region' }).of(
    value.country,
  )
  const place = onOneLine([value.city, value.district])
  const lines = [
    value.fullName,
    value.line1,
    value.line2,
    value.landmark,
    place,
    [value.state, value.pincode].filter(Boolean).join(' '),
    country,
  ]
  return (
    <div dir="auto">
      {[...new Set(lines.filter(Boolean))].map((line) => (
        <div key={line}>{line}</div>
      ))}
      {value.phone !== '' && <PhoneLink value={String(value.phone)} />}
      {value.gstin && (
        <div>
          GSTIN <bdi dir="ltr">{value.gstin}</bdi>
        </div>
      )}
    </div>
  )
}
