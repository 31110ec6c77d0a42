import { HistoryEntryLine } from '../../../../../../src/views/history/HistoryEntryLine.tsx'
import css from '../../../../../../src/views/history/history.module.css'
import { OfArea } from '../../../../../../src/views/OfArea.tsx'

const record = {
  id: '1',
  version: 4,
  name: 'Kesar Studio',
  createdAt: '2026-09-01T09:30:00Z',
  updatedAt: '2026-11-20T16:05:00Z',
}
const entry = {
  id: '4',
  at: '2026-11-21T08:00:00Z',
  actor: null,
  action: 'delete',
  version: 4,
  changes: [],
  reason: 'LS-204 → KSR-09',
}

export default function Reasons() {
  return (
    <OfArea name="brand">
      {(brand) => (
        <ol className={css.entries}>
          <HistoryEntryLine resource={brand} record={record} entry={entry} />
        </ol>
      )}
    </OfArea>
  )
}
