import { cellOf } from '../../../../src/fields/cells.ts'
import type { CellProps } from '../../../../src/fields/view.ts'
import { DueTime } from '../../../shared/due/screens/DueTime.tsx'
import { beforeHandOver } from '../shipment.ts'

/** Until when a parcel has to leave the house; of one that has left it, only when that was. */
export default function ShipByCell(props: CellProps<string>) {
  const { value, record, resource } = props
  const Time = cellOf('dateTime')
  const waits = beforeHandOver.some((status) => status === record.status)
  return waits ? <DueTime at={value} path={resource.path} /> : <Time {...props} />
}
