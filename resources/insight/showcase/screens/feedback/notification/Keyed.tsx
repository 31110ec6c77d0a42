import Snackbar from '@mui/material/Snackbar'
import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

export default function Keyed() {
  const t = useTexts()
  const [done, setDone] = useState(0)
  return (
    <>
      <Button onClick={() => setDone(done + 1)}>{t('showcase.words.next')}</Button>
      <Snackbar
        open={done > 0}
        autoHideDuration={8000}
        message={t('showcase.words.doneOf', { done, all: 5 })}
        onClose={() => setDone(0)}
        action={
          done >= 5 && (
            <Button small onClick={() => setDone(0)}>
              {t('showcase.words.reset')}
            </Button>
          )
        }
      />
    </>
  )
}
