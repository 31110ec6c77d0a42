import { useCreatePath, useNavigate } from 'ra-core'
import { useEffect, useRef } from 'react'
import type { AnyRecord, Resource } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'

/** Where a list is, the filter that finds in it what is looked for, and its order: what was made last first, by default. */
export interface ListPlace {
  readonly list: string
  readonly filter: object
  readonly sort?: string
}

/** Makes the dialog of an action that leads from a record to the list of what belongs to it; nothing happens where there is no such list. */
export const leadTo = (placeOf: (record: AnyRecord, resource: Resource) => ListPlace | undefined) =>
  function LeadTo({ resource, records: [record], close }: OwnActionProps) {
    const navigate = useNavigate()
    const createPath = useCreatePath()
    const hasLeft = useRef(false)
    const place = record && placeOf(record, resource)
    useEffect(() => {
      if (hasLeft.current) return
      hasLeft.current = true
      close()
      if (!place) return
      const query = new URLSearchParams({
        filter: JSON.stringify(place.filter),
        sort: place.sort ?? 'createdAt',
        order: place.sort ? 'ASC' : 'DESC',
        page: '1',
        perPage: '25',
      })
      navigate(`${createPath({ resource: place.list, type: 'list' })}?${query}`)
    })
    return null
  }
