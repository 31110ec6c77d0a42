import { useCreatePath, useNavigate } from 'ra-core'
import { useEffect, useRef } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import type { OwnActionProps } from '../../views/overrides.ts'

/** Where a list is, and the filter that finds what uses a record. */
interface Uses {
  readonly list: string
  readonly filter: object
}

/** The lists of what tags of a kind hang on. */
const tagged: Readonly<Record<string, string>> = {
  product: 'pages/products',
  order: 'pages/orders-list',
  customer: 'pages/customer',
  content: 'pages/pages',
}

/** What uses a record of an area; undefined where it does not say enough of itself. */
const uses: Readonly<Record<string, (record: AnyRecord) => Uses | undefined>> = {
  tag: ({ id, kind }) => {
    const list = tagged[String(kind)]
    return list === undefined ? undefined : { list, filter: { tags: { has: [id] } } }
  },
  brand: ({ id }) => ({ list: 'pages/products', filter: { brand: id } }),
  taxCategory: ({ id }) => ({ list: 'pages/products', filter: { taxCategory: id } }),
}

/** Leads to the list of what carries a tag, is of a brand or is taxed by a category. */
export default function ShowUses({ resource, records, close }: OwnActionProps) {
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const [first] = records
  const hasLeft = useRef(false)
  const found = first && uses[resource.name]?.(first)
  useEffect(() => {
    if (hasLeft.current) return
    hasLeft.current = true
    close()
    if (!found) return
    const query = new URLSearchParams({
      ...{ filter: JSON.stringify(found.filter), sort: 'createdAt', order: 'DESC' },
      ...{ page: '1', perPage: '25' },
    })
    navigate(`${createPath({ resource: found.list, type: 'list' })}?${query}`)
  })
  return null
}
