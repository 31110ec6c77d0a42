import { useId, useState } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import type { orderReturn } from '../orderReturn.ts'
import { CountBox } from './CountBox.tsx'
import { nameOfLine } from './returnFacts.ts'
import css from './returns.module.css'
import { usePlaces } from './usePlaces.ts'
import { type ReturnFormProps, withReturn } from './withReturn.tsx'

/** Takes in what has come back, by scanning or counting; a part of it is normal. */
function Form({ resource, record, close }: ReturnFormProps) {
  const { pair } = usePunctuation()
  const { text, action, field } = useAreaWords<typeof orderReturn>(resource.path)
  const ask = useOperation(resource)
  const id = useId()
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(record.lines.map((line) => [line.id, line.received ?? 0])),
  )
  const [code, setCode] = useState('')
  const [told, setTold] = useState('')
  const [note, setNote] = useState('')
  const [place, setPlace] = useState(record.location)
  const choices = usePlaces(resource, place)
  const pieces = Object.values(counts).reduce((sum, count) => sum + count, 0)

  const scan = () => {
    const word = code.trim().toLowerCase()
    const line = record.lines.find(
      (one) => one.sku?.toLowerCase() === word && (counts[one.id] ?? 0) < one.quantity,
    )
    setTold(line ? text('scanned', { name: nameOfLine(line) }) : text('scanUnknown', { code: code.trim() }))
    if (line) setCounts({ ...counts, [line.id]: (counts[line.id] ?? 0) + 1 })
    setCode('')
  }
  const part = (name: string, label: string) => ({ id: `${id}-${name}`, source: name, label })
  return (
    <AskDialog
      resource={resource}
      close={close}
      records={[record]}
      size="medium"
      title={action('receive', record.number)}
      submit={text('book', { smart_count: pieces })}
      isReady={pieces > 0 && place !== null}
      run={() =>
        ask('receive', {
          record,
          input: {
            lines: record.lines.map((line) => ({ id: line.id, received: counts[line.id] ?? 0 })),
            location: place,
            note: note.trim() || null,
          },
        })
      }
    >
      <TextBoxField
        {...part('scan', text('scan'))}
        help={<span role="status">{told || text('scanHint')}</span>}
        dir="ltr"
        text={code}
        onText={setCode}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // A scanner ends every code so; it books nothing yet.
          event.preventDefault()
          if (code.trim() !== '') scan()
        }}
        more={{ 'data-first': true }}
      />
      <ul className={css.lines}>
        {record.lines.map((line) => (
          <li key={line.id} className={css.line}>
            <CountBox
              id={`${id}-${line.id}`}
              label={pair(field('lines.received'), nameOfLine(line))}
              value={counts[line.id] ?? 0}
              max={line.quantity}
              onChange={(count) => setCounts({ ...counts, [line.id]: count })}
            />
            <div className={css.name} dir="auto">
              {nameOfLine(line)}
              <p className={css.about}>
                <bdi dir="ltr">{line.sku}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ChoiceField
        {...part('location', field('location'))}
        choices={choices}
        required
        none={place === null ? '' : undefined}
        chosen={place ?? ''}
        onChoose={(chosen) => setPlace(chosen || null)}
      />
      <TextBoxField
        {...part('note', text('noteOnIt'))}
        lines={2}
        maxLength={500}
        text={note}
        onText={setNote}
      />
      <p className={css.quiet}>{text('notRestocked')}</p>
    </AskDialog>
  )
}

export default withReturn('receive', Form)
