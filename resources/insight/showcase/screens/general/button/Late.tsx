import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'

export default function Late() {
  const translate = useTranslate()
  const [isSent, setSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (!isSent) return
    const late = setTimeout(() => setBusy(true), 500)
    const end = setTimeout(() => setSent(false), 2500)
    return () => {
      clearTimeout(late)
      clearTimeout(end)
      setBusy(false)
    }
  }, [isSent])
  return (
    <Button busy={isBusy} onClick={() => setSent(true)}>
      {translate('ra.action.save')}
    </Button>
  )
}
