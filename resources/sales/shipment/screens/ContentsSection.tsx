import type { RecordOf } from '../../../../src/core/index.ts'
import { NamedRecords } from '../../../../src/views/NamedRecords.tsx'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import { GoodsPicture } from '../../../../src/views/Picture.tsx'
import { SmallTable } from '../../../../src/views/SmallTable.tsx'
import { itemIds, type SoldItem, useItemPicture } from '../../../shared/pieces/screens/useItemPicture.ts'
import type { shipment } from '../shipment.ts'
import css from './shipment.module.css'
import { useOwn } from './useOwn.ts'

interface Row extends SoldItem {
  readonly id: string
  readonly sku: string | null
  readonly name: string | null
  readonly quantity: number
}

/** What lies in a parcel. */
export default function ContentsSection({
  record,
}: Pick<OwnSectionProps<RecordOf<typeof shipment>>, 'record'>) {
  const rows = (record?.lines ?? []) as readonly Row[]
  return (
    <NamedRecords wanted={{ product: itemIds(rows) }}>
      <Contents rows={rows} />
    </NamedRecords>
  )
}

function Contents({ rows }: { rows: readonly Row[] }) {
  const { field } = useOwn()
  const pictureOf = useItemPicture()
  return (
    <SmallTable heads={[field('lines.name'), field('lines.sku'), { end: field('lines.quantity') }]}>
      {rows.map((row) => (
        <tr key={row.id}>
          <td>
            <span className={css.item}>
              <GoodsPicture value={pictureOf(row)} height={44} alt="" />
              <span dir="auto">{row.name}</span>
            </span>
          </td>
          <td>
            <bdi dir="ltr">{row.sku}</bdi>
          </td>
          <td data-end>{row.quantity}</td>
        </tr>
      ))}
    </SmallTable>
  )
}
