import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'ra-core'
import { useContext } from 'react'
import { useLooked } from '../../../../src/controls/lookup/useLookup.ts'
import type { Resource } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { RegistryContext } from '../../../../src/views/RegistryContext.ts'
import { titleOf } from '../../../../src/views/titleOf.ts'

interface Place {
  readonly id: string
  readonly name: string
}

/** The places that goods can come back to; where a return is meant for one that takes none any more, that one, too. */
export function usePlaces(resource: Resource, chosen: string | null) {
  const ask = useOperation(resource)
  const target = useContext(RegistryContext).stockLocation as Resource
  const locale = useLocale() ?? 'en'
  const { data } = useQuery({
    queryKey: [resource.path, 'places'],
    queryFn: async ({ signal }) => (await ask<{ places: Place[] }>('places', { signal })).places,
  })
  const places = data ?? []
  const other = chosen !== null && !places.some(({ id }) => id === chosen) ? chosen : undefined
  // Before the places are known, none of them is looked for beside them.
  const { looked } = useLooked(target, other === undefined || !data ? [] : [other])
  const record = other === undefined ? undefined : looked.get(other)
  return [
    ...(other === undefined ? [] : [{ value: other, label: record ? titleOf(target, record, locale) : '…' }]),
    ...places.map(({ id, name }) => ({ value: id, label: name })),
  ]
}
