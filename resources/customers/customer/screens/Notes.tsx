import { hasFlag, type RecordOf } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { RelativeTime } from '../../../../src/views/history/RelativeTime.tsx'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import type { customer } from '../customer.ts'
import { AddNote } from './AddNote.tsx'
import css from './notes.module.css'
import { useOwn } from './useOwn.ts'

type Customer = RecordOf<typeof customer>

/** What staff noted of a customer, those on top first, then the latest; and the box for another one. */
export default function Notes({ resource, record }: OwnSectionProps<RecordOf<typeof customer>>) {
  const { text } = useOwn()
  const viewer = useViewer()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  if (!record) return <p className={css.quiet}>{text('noNotes')}</p>
  const { id, notes, status } = record as Customer
  const mayWrite = hasFlag(viewer, resource.name, 'edit') && status !== 'anonymised'
  const sorted = [...notes].sort(
    (a, b) => Number(b.pinned ?? false) - Number(a.pinned ?? false) || b.at.localeCompare(a.at),
  )
  const pin = (note: Customer['notes'][number]) =>
    void act(async () => {
      await ask('pinNote', { record, input: { note: note.id, pinned: !note.pinned } })
      return undefined
    })
  return (
    <div className={css.notes}>
      {mayWrite && <AddNote resource={resource} id={id} />}
      {sorted.length === 0 && <p className={css.quiet}>{text('noNotes')}</p>}
      <ul className={css.list}>
        {sorted.map((note) => (
          <li key={note.id} className={css.note} data-pinned={note.pinned || undefined}>
            <div className={css.head}>
              <strong dir="auto">{note.author}</strong>
              {note.pinned && <span className={css.quiet}>{text('onTop')}</span>}
              <RelativeTime at={note.at} />
              {mayWrite && (
                <Button small look="text" disabled={isBusy} onClick={() => pin(note)}>
                  {text(note.pinned ? 'unpin' : 'pin')}
                </Button>
              )}
            </div>
            <p className={css.words} dir="auto">
              {note.text}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
