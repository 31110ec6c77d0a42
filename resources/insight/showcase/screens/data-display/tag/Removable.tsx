import Chip from '@mui/material/Chip'
import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

const all = ['Monsoon', 'Festive', 'Handmade']

export default function Removable() {
  const t = useTexts()
  const [tags, setTags] = useState(all)
  return (
    <>
      {tags.map((tag) => (
        <span key={tag}>
          <Chip label={tag} onDelete={() => setTags(tags.filter((each) => each !== tag))} />
        </span>
      ))}
      {tags.length < all.length && (
        <Button small look="text" onClick={() => setTags(all)}>
          {t('showcase.words.reset')}
        </Button>
      )}
    </>
  )
}
