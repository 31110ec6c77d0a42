import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const all = 5

export default function Steps() {
  const t = useTexts()
  const [done, setDone] = useState(2)
  const look = (isDone: boolean) => ({
    flex: 1,
    blockSize: 8,
    borderRadius: 2,
    background: isDone ? 'var(--success-text)' : 'var(--sunken)',
  })
  return (
    <div className={css.stack}>
      <div
        role="progressbar"
        aria-label={t('showcase.words.publish')}
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuetext={t('showcase.words.doneOf', { done, all })}
        style={{ display: 'flex', gap: 4 }}
      >
        {Array.from({ length: all }, (_, step) => step).map((step) => (
          <span key={step} style={look(step < done)} />
        ))}
      </div>
      <div className={css.row}>
        <Button small disabled={done === 0} onClick={() => setDone(done - 1)}>
          {t('showcase.words.back')}
        </Button>
        <Button small disabled={done === all} onClick={() => setDone(done + 1)}>
          {t('showcase.words.next')}
        </Button>
      </div>
    </div>
  )
}
