import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'

export default function Busy() {
  const translate = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const save = () => {
    setBusy(true)
    setTimeout(() => setBusy(false), 2000)
  }
  return (
    <Button look="primary" busy={isBusy} onClick={save}>
      {translate('ra.action.save')}
    </Button>
  )
}
