import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { useSayFailure } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import css from './settings.module.css'
import { settingText } from './settingsOf.ts'

/** Sets a secret. What was set before is never shown; an empty field forgets it. */
export default function SecretDialog({ resource, records, close }: OwnActionProps) {
  const [record] = records
  const translate = useTranslate()
  const notify = useNotify()
  const sayFailure = useSayFailure()
  const refresh = useRefresh()
  const ask = useOperation(resource)
  const [value, setValue] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { text: own } = useAreaWords(resource.path)
  const save = async () => {
    setBusy(true)
    try {
      await ask('secret', { record, input: { value } })
      notify(own(value === '' ? 'secretForgotten' : 'secretSet'), { type: 'success' })
      refresh()
      close()
    } catch (error) {
      sayFailure(error)
      setBusy(false)
    }
  }
  return (
    <QuestionDialog
      title={translate(settingText(resource, String(record?.key)))}
      onClose={close}
      disabled={isBusy}
      onClick={save}
      submit={translate('ra.action.save')}
    >
      <p>{own('secretHint')}</p>
      <label className={css.secret}>
        {own('secretValue')}
        <input
          data-first
          type="password"
          autoComplete="off"
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </label>
    </QuestionDialog>
  )
}
