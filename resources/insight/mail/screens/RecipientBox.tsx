import { areaHeads } from '#areas'
import { ComboBox } from '../../../../src/controls/lookup/ComboBox.tsx'
import { useLooked } from '../../../../src/controls/lookup/useLookup.ts'
import { useLookupBox } from '../../../../src/controls/lookup/useLookupBox.tsx'
import { Glyph } from '../../../../src/controls/parts/Glyph.tsx'
import type { AreaHead } from '../../../../src/core/index.ts'
import { RecordTitle } from '../../../../src/views/RecordTitle.tsx'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import css from './mail.module.css'

const staff = areaHeads.subAdmin as AreaHead

interface RecipientBoxProps {
  id: string
  source: string
  label: string
  name: 'to' | 'cc'
  value: readonly string[]
  autoFocus: boolean
  onChange: (ids: string[]) => void
  text: AreaWords['text']
}

/** Colleagues, found by typing and shown as chips. Backspace in the empty box takes the last one out. */
export function RecipientBox({ name, value, onChange, text, ...box }: RecipientBoxProps) {
  const lookup = useLookupBox(staff, `mail.${name}`)
  const { looked, remember } = useLooked(staff, value)
  const drop = (id: string) => onChange(value.filter((each) => each !== id))
  const pick = (id: string) => {
    const found = lookup.found.find((record) => record.id === id)
    if (found) remember(found)
    if (value.includes(id)) drop(id)
    else onChange([...value, id])
  }
  return (
    <div className={css.recipients}>
      {value.length > 0 && (
        <ul aria-label={box.label} className={css.chips}>
          {value.map((id) => {
            const record = looked.get(id)
            return (
              <li key={id} className={css.chip}>
                {record ? <RecordTitle resource={staff} record={record} picture={0} /> : '…'}
                <button
                  type="button"
                  aria-label={text('takeOut', { name: record?.title ?? '…' })}
                  onClick={() => {
                    drop(id)
                    document.getElementById(box.id)?.focus()
                  }}
                >
                  <Glyph name="close" size={16} />
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <ComboBox
        {...box}
        {...lookup.box}
        after={undefined}
        keepsOpen
        shown=""
        placeholder={text('add')}
        chosen={value}
        onPick={pick}
        onKey={({ key }) => {
          const last = value.at(-1)
          if (key !== 'Backspace' || lookup.box.query !== '' || last === undefined) return false
          drop(last)
          return true
        }}
      />
    </div>
  )
}
