import { useGetOne } from 'ra-core'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import { hasFlag, type RecordOf } from '../../../../src/core/index.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { MissingLine } from '../../../../src/shell/access/MissingLine.tsx'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { listOf } from '../../../../src/views/listOf.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { SmallTable } from '../../../../src/views/SmallTable.tsx'
import { stockMovement } from '../../stockMovement/stockMovement.ts'
import { stockLevel } from '../stockLevel.ts'
import css from './stock.module.css'
import { useMovementTexts, useStockTexts } from './useStockTexts.ts'

type Movement = RecordOf<typeof stockMovement>

const useMovements = listOf<Movement>()

/** How many movements are shown at once. */
const most = 100

/** The ledger of one level, newest first: when, what, how many, why, by whom, and what was left; for those who may see it. */
export default function HistoryDialog({ records, close }: OwnActionProps<RecordOf<typeof stockLevel>>) {
  const { own } = useStockTexts()
  // Asking for what one may not see ends the session.
  const maySee = hasFlag(useViewer(), stockMovement.name, 'view')
  // A list gives only what its columns show.
  const { data: level } = useGetOne<RecordOf<typeof stockLevel>>(stockLevel.path, {
    id: records[0]?.id ?? '',
  })
  const { data, total, isPending } = useMovements(
    stockMovement.path,
    {
      filter: { variant: level?.variant, location: level?.location },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: most },
    },
    { enabled: maySee && level !== undefined },
  )
  return (
    <Dialog
      title={own('historyOf', { sku: level?.sku ?? records[0]?.sku ?? '' })}
      size="large"
      onClose={close}
    >
      <div className={dialog.body} aria-busy={maySee && isPending}>
        <p className={css.quiet}>{level?.item}</p>
        {!maySee && <MissingLine right={{ area: stockMovement.name, flag: 'view' }} />}
        {maySee && isPending && <Skeleton height={120} />}
        {data?.length === 0 && <p>{own('nothing')}</p>}
        {data && data.length > 0 && <MovementTable movements={data} />}
        {total !== undefined && total > most && <p className={css.quiet}>{own('latest', { count: most })}</p>}
      </div>
      <DialogButtons onCancel={close} isCancelFirst />
    </Dialog>
  )
}

function MovementTable({ movements }: { movements: readonly Movement[] }) {
  const { own, count, signed, locale } = useStockTexts()
  const { kind, reason } = useMovementTexts()
  return (
    <SmallTable
      heads={[
        own('time'),
        own('kind'),
        { end: own('pieces') },
        { end: own('left') },
        own('reason'),
        own('for'),
        own('who'),
      ]}
      oneLine
    >
      {movements.map((line) => (
        <tr key={line.id}>
          <td>{formatTime(line.createdAt, locale)}</td>
          <td>{kind(line.kind)}</td>
          <td data-end>{signed(line.quantity)}</td>
          <td data-end>{count(line.onHandAfter)}</td>
          <td>{[line.reason && reason(line.reason), line.note].filter(Boolean).join(' · ')}</td>
          <td>{line.causeName}</td>
          <td>{line.actorName}</td>
        </tr>
      ))}
    </SmallTable>
  )
}
