import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { Notice } from '../../../../../../src/views/form/Notice.tsx'
import { useTexts } from '../../words.ts'

export default function Actions() {
  const translate = useTranslate()
  const t = useTexts()
  const [isShown, setShown] = useState(true)
  if (!isShown) return <Button onClick={() => setShown(true)}>{t('showcase.words.open')}</Button>
  return (
    <Notice
      tone="warning"
      title={t('showcase.words.lowStock')}
      actions={
        <Button small onClick={() => setShown(false)}>
          {translate('ra.action.close')}
        </Button>
      }
    >
      Linen shirt · LS-204
    </Notice>
  )
}
