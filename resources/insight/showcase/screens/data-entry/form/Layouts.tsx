import { useState } from 'react'
import { TextBox } from '../../../../../../src/controls/parts/TextBox.tsx'
import { TextBoxField } from '../../../../../../src/controls/parts/TextBoxField.tsx'
import { Choice } from '../../../../../../src/shell/configurator/Choice.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const layouts = {
  upright: { display: 'grid', gap: 16 },
  beside: { display: 'grid', gap: 16 },
  inline: { display: 'flex', flexWrap: 'wrap', gap: 12 },
} as const
const parts = ['name', 'fabric'] as const

export default function Layouts() {
  const t = useTexts()
  const [layout, setLayout] = useState<keyof typeof layouts>('beside')
  const [texts, setTexts] = useState({ name: 'Linen shirt', fabric: 'Linen' })
  const options = {
    upright: t('showcase.words.layouts.upright'),
    beside: t('showcase.words.layouts.beside'),
    inline: t('showcase.words.layouts.inline'),
  }
  return (
    <div className={css.stack}>
      <Choice
        label={t('showcase.words.layouts.label')}
        value={layout}
        options={options}
        onChange={setLayout}
      />
      <div style={layouts[layout]}>
        {parts.map((part) => {
          const id = `layout-${part}`
          const label = t(`showcase.words.${part}`)
          const box = {
            id,
            source: part,
            label,
            text: texts[part],
            onText: (text: string) => setTexts({ ...texts, [part]: text }),
          }
          return layout === 'beside' ? (
            <div key={part} className={css.labelled}>
              <label htmlFor={id}>{label}</label>
              <TextBox {...box} />
            </div>
          ) : (
            <TextBoxField key={part} {...box} />
          )
        })}
      </div>
    </div>
  )
}
