import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { IconButton } from '../../../../../../src/controls/parts/IconButton.tsx'
import { TextBox } from '../../../../../../src/controls/parts/TextBox.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Repeated() {
  const translate = useTranslate()
  const t = useTexts()
  const next = useRef(2)
  const [rows, setRows] = useState([
    { id: 0, text: 'Linen' },
    { id: 1, text: 'Cotton' },
  ])
  const label = (at: number) => `${t('showcase.words.fabric')} ${at + 1}`
  return (
    <fieldset className={css.stack}>
      <legend className="visually-hidden">{t('showcase.words.fabric')}</legend>
      {rows.map(({ id, text }, at) => (
        <div key={id} className={css.withEnd}>
          <TextBox
            id={`fabric-${id}`}
            source="fabric"
            label={label(at)}
            dense
            autoFocus={id > 1}
            text={text}
            onText={(typed) => setRows(rows.map((row) => (row.id === id ? { ...row, text: typed } : row)))}
          />
          <IconButton
            glyph="close"
            label={`${translate('ra.action.remove')} – ${label(at)}`}
            onClick={() => setRows(rows.filter((row) => row.id !== id))}
          />
        </div>
      ))}
      <div>
        <Button onClick={() => setRows([...rows, { id: next.current++, text: '' }])}>
          {t('showcase.words.add')}
        </Button>
      </div>
    </fieldset>
  )
}
