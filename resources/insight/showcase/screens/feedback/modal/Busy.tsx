import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { QuestionDialog } from '../../../../../../src/controls/parts/QuestionDialog.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

export default function Busy() {
  const translate = useTranslate()
  const t = useTexts()
  const notify = useNotify()
  const [state, setState] = useState<'closed' | 'asked' | 'busy'>('closed')
  const archive = () => {
    setState('busy')
    setTimeout(() => {
      setState('closed')
      notify(t('showcase.words.archived'), { type: 'success' })
    }, 1500)
  }
  return (
    <>
      <Button onClick={() => setState('asked')}>{t('showcase.words.archive')}</Button>
      {state !== 'closed' && (
        <QuestionDialog
          title="Linen shirt"
          busy={state === 'busy'}
          onClose={() => setState('closed')}
          onClick={archive}
          submit={translate('ra.action.confirm')}
        >
          <p>{t('showcase.words.lowStock')}</p>
        </QuestionDialog>
      )}
    </>
  )
}
