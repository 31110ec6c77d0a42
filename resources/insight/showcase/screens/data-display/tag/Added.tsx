import Chip from '@mui/material/Chip'
import { useState } from 'react'
import { TextBox } from '../../../../../../src/controls/parts/TextBox.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Added() {
  const t = useTexts()
  const [tags, setTags] = useState(['Monsoon', 'Festive'])
  const [text, setText] = useState('')
  const tag = text.trim()
  return (
    <div className={css.stack}>
      <div className={css.row}>
        {tags.map((each) => (
          <Chip key={each} label={each} onDelete={() => setTags(tags.filter((other) => other !== each))} />
        ))}
      </div>
      <form
        className={css.withEnd}
        onSubmit={(event) => {
          event.preventDefault()
          if (tag && !tags.includes(tag)) setTags([...tags, tag])
          setText('')
        }}
      >
        <TextBox
          id="new-tag"
          source="tag"
          dense
          label={t('showcase.words.name')}
          placeholder={t('showcase.words.name')}
          maxLength={30}
          text={text}
          onText={setText}
        />
        <Button type="submit" disabled={tag === ''}>
          {t('showcase.words.add')}
        </Button>
      </form>
    </div>
  )
}
