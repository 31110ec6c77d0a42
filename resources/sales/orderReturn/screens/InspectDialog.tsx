import { useState } from 'react'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import type { orderReturn } from '../orderReturn.ts'
import { type Found, foundAtFirst, InspectLine, isComplete } from './InspectLine.tsx'
import { arrivedLines } from './returnFacts.ts'
import css from './returns.module.css'
import { type ReturnFormProps, withReturn } from './withReturn.tsx'

/** What the inspection found, line by line: how many pieces are accepted, in which state they are, and where they go. */
function Form({ resource, record, close }: ReturnFormProps) {
  const { text, action } = useAreaWords<typeof orderReturn>(resource.path)
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
      title={action('inspect', record.number)}
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

export default withReturn('inspect', Form)
