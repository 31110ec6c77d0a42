import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { Notice } from '../../../../../../src/views/form/Notice.tsx'
import { useTexts } from '../../words.ts'

export default function Urgent() {
  const t = useTexts()
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Button onClick={() => setShown(!isShown)}>{t('showcase.words.publish')}</Button>
      {isShown && <Notice urgent tone="danger" title={t('showcase.words.failed')} />}
    </>
  )
}
