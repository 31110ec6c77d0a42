import { useLocale } from 'ra-core'
import { useContext } from 'react'
import type { AnyRecord, RecordOf } from '../../../../src/core/index.ts'
import { listOf } from '../../../../src/views/listOf.ts'
import { RegistryContext } from '../../../../src/views/RegistryContext.ts'
import { titleOf } from '../../../../src/views/titleOf.ts'
import type { ReasonDomain, reason } from '../reason.ts'

const useActiveReasons = listOf<RecordOf<typeof reason>>()

/** A reason that can be given (areas, S9). */
export interface Reason extends AnyRecord {
  readonly requiresNote: boolean | null
  readonly requiresPhoto?: boolean | null
}

/** The reasons of a domain (`cancel`, `hold`) that can be given now, in their order. */
export function useReasons(domain: ReasonDomain): readonly Reason[] {
  const area = useContext(RegistryContext).reason
  const { data } = useActiveReasons(
    area?.path ?? '',
    {
      filter: { domain, active: true },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'position', order: 'ASC' },
      meta: { fields: ['name', 'requiresNote', 'requiresPhoto'] },
    },
    { enabled: area !== undefined, staleTime: 60_000 },
  )
  return data ?? none
}

const none: readonly Reason[] = []

/** What a reason is called in the language of the page. */
export function useReasonName(): (reason: Reason) => string {
  const locale = useLocale() ?? 'en'
  const area = useContext(RegistryContext).reason
  return (reason) => (area ? titleOf(area, reason, locale) : reason.id)
}
