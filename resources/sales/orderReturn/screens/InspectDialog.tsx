import { useGetOne } from 'ra-core'
import { useState } from 'react'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import type { orderReturn } from '../orderReturn.ts'
import { type Found, foundAtFirst, InspectLine, isComplete } from './InspectLine.tsx'
import { arrivedLines, type Return } from './returnFacts.ts'
import css from './returns.module.css'

/** What the inspection found, line by line: how many pieces are accepted, in which state they are, and where they go. */
export default function InspectDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof orderReturn>>) {
  const { action } = useAreaWords(resource.path)
  const { data } = useGetOne<Return>(resource.path, { id: records[0]?.id ?? '' })
  if (data) return <Form resource={resource} record={data} close={close} />
  return (
    <Dialog title={action('inspect')} size="medium" onClose={close}>
      <div className={dialog.body}>
        <Skeleton height={200} />
      </div>
    </Dialog>
  )
}

function Form({
  resource,
  record,
  close,
}: Pick<OwnActionProps<RecordOf<typeof orderReturn>>, 'resource' | 'close'> & { record: Return }) {
  const { text, action } = useAreaWords(resource.path)
  const ask = useOperation(resource)
  const lines = arrivedLines(record)
  const isRto = record.source === 'rto'
  const [found, setFound] = useState<Readonly<Record<string, Found>>>(() =>
    Object.fromEntries(lines.map((line) => [line.id, foundAtFirst(line)])),
  )
  const entries = lines.map((line) => ({ line, entry: found[line.id] as Found }))
  return (
    <AskDialog
      resource={resource}
      close={close}
      records={[record]}
      size="medium"
      title={`${action('inspect')}: ${record.number}`}
      submit={text('storeFindings')}
      isReady={entries.every(({ line, entry }) => isComplete(line, entry))}
      run={() =>
        ask('inspect', {
          record,
          input: {
            lines: entries.map(({ line, entry: { note, ...rest } }) => ({
              id: line.id,
              ...rest,
              note: note.trim() || null,
            })),
          },
        })
      }
    >
      {isRto && <p className={css.notice}>{text('rtoHint')}</p>}
      <ul className={css.lines}>
        {entries.map(({ line, entry }) => (
          <InspectLine
            key={line.id}
            path={resource.path}
            line={line}
            found={entry}
            isRto={isRto}
            onFind={(next) => setFound({ ...found, [line.id]: next })}
          />
        ))}
      </ul>
    </AskDialog>
  )
}
