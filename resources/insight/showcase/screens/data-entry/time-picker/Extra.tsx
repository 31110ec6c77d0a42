import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { TimeColumns } from '../../TimeColumns.tsx'
import { useTexts } from '../../words.ts'

export default function Extra() {
  const t = useTexts()
  const [value, setValue] = useState('09:30:00')
  return (
    <div className={css.stack}>
      <TimeColumns id="extra" value={value} onChange={setValue} />
      <div>
        <Button small onClick={() => setValue(new Date().toTimeString().slice(0, 8))}>
          {t('showcase.words.clock.now')}
        </Button>
      </div>
    </div>
  )
}
