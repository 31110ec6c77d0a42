import { useNotify } from 'ra-core'
import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

export default function Chain() {
  const t = useTexts()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    notify(t('showcase.words.oneMoment'), { type: 'info' })
    await pause(1500)
    notify(t('showcase.words.changed'), { type: 'success' })
    await pause(1500)
    notify(t('showcase.words.archived'), { type: 'success' })
    setBusy(false)
  }
  return (
    <Button busy={isBusy} onClick={run}>
      {t('showcase.words.publish')}
    </Button>
  )
}
