import { useRefresh, useTranslate } from 'ra-core'
import { useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import css from './settings.module.css'
import { settingText } from './settingsOf.ts'

/** Sets a secret. What was set before is never shown; an empty field forgets it. */
export default function SecretDialog({ resource, records, close }: OwnActionProps) {
  const [record] = records
  const translate = useTranslate()
  const refresh = useRefresh()
  const ask = useOperation(resource)
  const [value, setValue] = useState('')
  const [act, isBusy] = useAct()
  const { text: own } = useAreaWords(resource.path)
  const save = () =>
    act(async () => {
      await ask('secret', { record, input: { value } })
      refresh()
      close()
      return own(value === '' ? 'secretForgotten' : 'secretSet')
    })
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
