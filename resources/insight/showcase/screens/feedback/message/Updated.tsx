import { useNotify } from 'ra-core'
import { useEffect, useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

/** How many have been sent, counted while it stands. */
function Sent({ of }: { of: number }) {
  const t = useTexts()
  const [done, setDone] = useState(1)
  useEffect(() => {
    if (done === of) return
    const timer = setTimeout(() => setDone(done + 1), 800)
    return () => clearTimeout(timer)
  }, [done, of])
  return t('showcase.words.doneOf', { done, all: of })
}

export default function Updated() {
  const t = useTexts()
  const notify = useNotify()
  return (
    <Button onClick={() => notify(<Sent of={5} />, { type: 'info', autoHideDuration: 8000 })}>
      {t('showcase.words.load')}
    </Button>
  )
}
