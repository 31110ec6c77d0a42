import { HistoryEntryLine } from '../../../../../../src/views/history/HistoryEntryLine.tsx'
import css from '../../../../../../src/views/history/history.module.css'
import { OfArea } from '../../../../../../src/views/OfArea.tsx'

const record = {
  id: '1',
  version: 2,
  name: 'Monsoon',
  kind: 'product',
  createdAt: '2026-09-01T09:30:00Z',
  updatedAt: '2026-11-20T16:05:00Z',
}
const actor = { id: '1', name: 'Mira Banerjee' }
const entries = [
  {
    id: '2',
    at: '2026-11-20T16:05:00Z',
    actor,
    action: 'update',
    version: 2,
    changes: [{ field: 'name', before: 'Rain', after: 'Monsoon' }],
  },
  { id: '1', at: '2026-09-01T09:30:00Z', actor, action: 'create', version: 1, changes: [] },
]

export default function History() {
  return (
    <OfArea name="tag">
      {(tag) => (
        <ol className={css.entries}>
          {entries.map((entry) => (
            <HistoryEntryLine key={entry.id} resource={tag} record={record} entry={entry} />
          ))}
        </ol>
      )}
    </OfArea>
  )
}
