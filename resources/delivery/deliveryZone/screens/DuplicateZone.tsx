import { useNotify, useRedirect, useRefresh } from 'ra-core'
import { useEffect, useRef } from 'react'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { deliveryZone } from '../deliveryZone.ts'
import { useZoneTexts } from './useZoneTexts.ts'

/** Makes a copy of a zone and opens it; draws nothing. */
export default function DuplicateZone({
  records: [zone],
  close,
}: OwnActionProps<RecordOf<typeof deliveryZone>>) {
  const ask = useOperation(deliveryZone)
  const notify = useNotify()
  const redirect = useRedirect()
  const refresh = useRefresh()
  const { own } = useZoneTexts()
  const isAsked = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one copy for one opening.
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    ask<{ id: string }>('duplicate', { id: zone?.id ?? '' })
      .then(
        ({ id }) => {
          notify(own('duplicated'), { type: 'success' })
          refresh()
          redirect('edit', deliveryZone.path, id)
        },
        (error: Error) => notify(error.message, { type: 'error' }),
      )
      .finally(close)
  }, [])
  return null
}
