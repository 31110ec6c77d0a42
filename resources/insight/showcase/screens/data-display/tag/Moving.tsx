import Chip from '@mui/material/Chip'
import Grow from '@mui/material/Grow'
import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const all = ['Monsoon', 'Festive', 'Handmade', 'Linen']

export default function Moving() {
  const t = useTexts()
  const [count, setCount] = useState(2)
  return (
    <div className={css.stack}>
      <div className={css.row} style={{ minBlockSize: 24 }}>
        {all.map((tag, at) => (
          <Grow key={tag} in={at < count} unmountOnExit>
            <Chip label={tag} />
          </Grow>
        ))}
      </div>
      <div className={css.row}>
        <Button small disabled={count === all.length} onClick={() => setCount(count + 1)}>
          {t('showcase.words.add')}
        </Button>
        <Button small disabled={count === 0} onClick={() => setCount(count - 1)}>
          {t('showcase.words.clear')}
        </Button>
      </div>
    </div>
  )
}
