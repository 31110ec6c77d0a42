import { useRedirect } from 'ra-core'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useActOnce } from '../../../../src/views/useActOnce.ts'
import { deliveryZone } from '../deliveryZone.ts'
import { useZoneTexts } from './useZoneTexts.ts'

/** Makes a copy of a zone and opens it; draws nothing. */
export default function DuplicateZone({
  records: [zone],
  close,
}: OwnActionProps<RecordOf<typeof deliveryZone>>) {
  const ask = useOperation(deliveryZone)
  const redirect = useRedirect()
  const { own } = useZoneTexts()
  useActOnce(
    close,
    async () => {
      const { id } = await ask<{ id: string }>('duplicate', { id: zone?.id ?? '' })
      redirect('edit', deliveryZone.path, id)
      return own('duplicated')
    },
    deliveryZone.path,
  )
  return null
}
