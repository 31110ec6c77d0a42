import { OfArea } from '../../../../../../src/views/OfArea.tsx'
import { StatusChip } from '../../../../../../src/views/StatusChip.tsx'
import css from '../../showcase.module.css'

export default function States() {
  return (
    <OfArea name="order">
      {(order) => (
        <div className={css.row}>
          {Object.keys(order.workflow?.states ?? {}).map((status) => (
            <StatusChip key={status} resource={order} status={status} />
          ))}
        </div>
      )}
    </OfArea>
  )
}
