import { useRef, useState } from 'react'
import { TextBoxField } from '../../../../../../src/controls/parts/TextBoxField.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { hasAll, wordsOf } from '../../../../../../src/shell/controls/Hits.tsx'
import { products } from '../../products.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Area() {
  const t = useTexts()
  const [text, setText] = useState('')
  const words = wordsOf(text.split(/\n/).at(-1) ?? '')
  const found =
    words.length === 0 ? [] : products.filter(({ name }) => hasAll(name, words)).map(({ name }) => name)
  const box = useRef<HTMLDivElement>(null)
  const take = (name: string) => {
    setText([...text.split('\n').slice(0, -1), name].join('\n'))
    box.current?.querySelector('textarea')?.focus()
  }
  return (
    <div ref={box} className={css.stack}>
      <TextBoxField
        id="complete-area"
        source="note"
        label={t('showcase.words.note')}
        lines={3}
        text={text}
        onText={setText}
      />
      <div className={css.row} role="status">
        {found.map((name) => (
          <Button key={name} small onClick={() => take(name)}>
            {name}
          </Button>
        ))}
      </div>
    </div>
  )
}
