import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../../../../src/controls/parts/Skeleton.tsx'
import { ToneChip } from '../../../../../src/views/StatusChip.tsx'
import { useKnownPincode } from '../../../../delivery/pincode/screens/useKnownPincode.ts'
import css from '../order.module.css'
import { useOwn } from '../useOwn.ts'

interface PincodeCheckProps {
  pincode: string
  country: string
  /** The order is to be paid at the door. */
  isCod: boolean
}

/** Whether the shop delivers to a pincode, and whether it may be paid there; nothing where nobody knows. Where a pincode is typed, whoever shows it tells that it changes. */
export function PincodeCheck({ pincode, country, isCod }: PincodeCheckProps) {
  const { text } = useOwn()
  const known = useKnownPincode()
  const { data, isPending } = useQuery({
    queryKey: ['pincode', country, pincode],
    queryFn: async () => (await known(pincode, country)) ?? null,
    staleTime: 300_000,
    retry: false,
  })
  // The line that most pincodes get: what stands below does not move when it comes.
  if (isPending) return <Skeleton height={24} />
  if (!data) return null
  const { serviceable, cod, zone, etaMin, etaMax } = data
  const days = etaMin === null || etaMax === null ? undefined : { from: etaMin, to: etaMax }
  return (
    <div className={css.pincode}>
      <ToneChip tone={serviceable ? 'success' : 'danger'}>
        {text(serviceable ? 'pincode.served' : 'pincode.notServed')}
      </ToneChip>
      {serviceable && isCod && !cod && <ToneChip tone="warning">{text('pincode.noCod')}</ToneChip>}
      {zone && <span className={css.quiet}>{zone.name}</span>}
      {days && <span className={css.quiet}>{text('pincode.days', days)}</span>}
    </div>
  )
}
