import type { AnyRecord } from '../../core/index.ts'
import { SmallTable } from '../../views/SmallTable.tsx'
import { useOwn } from './useOwn.ts'

interface Row {
  readonly id: string
  readonly sku: string | null
  readonly name: string | null
  readonly quantity: number
}

/** What lies in a parcel. */
export default function ContentsSection({ record }: { record?: AnyRecord }) {
  const { field } = useOwn()
  const rows = (record?.lines ?? []) as readonly Row[]
  return (
    <SmallTable heads={[field('lines.name'), field('lines.sku'), { end: field('lines.quantity') }]}>
      {rows.map((row) => (
        <tr key={row.id}>
          <td>{row.name}</td>
          <td>
            <bdi dir="ltr">{row.sku}</bdi>
          </td>
          <td data-end>{row.quantity}</td>
        </tr>
      ))}
    </SmallTable>
  )
}
