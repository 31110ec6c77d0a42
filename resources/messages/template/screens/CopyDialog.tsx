import { useRedirect, useRefresh } from 'ra-core'
import { useState } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { messageLocales } from '../../notification/rules/channels.ts'
import { template } from '../template.ts'

/** Makes drafts of templates in another language; one alone is opened at once. */
export default function CopyDialog({ records, close }: OwnActionProps<RecordOf<typeof template>>) {
  const ask = useOperation(template)
  const redirect = useRedirect()
  const refresh = useRefresh()
  const { text: own, action, value } = useAreaWords<typeof template>(template.path)
  const [locale, setLocale] = useState('')
  const [act, isBusy] = useAct()
  const submit = () =>
    act(async () => {
      const made: string[] = []
      for (const { id } of records)
        made.push((await ask<{ id: string }>('copy', { id, input: { locale } })).id)
      refresh()
      if (made.length === 1) redirect('edit', template.path, made[0])
      close()
      return own('copyMade')
    })
  const choices = messageLocales.map((one) => ({ value: one as string, label: value('locale', one) }))
  return (
    <QuestionDialog
      title={action('copyTo')}
      onClose={close}
      busy={isBusy}
      disabled={locale === ''}
      onClick={() => void submit()}
      submit={own('copy')}
    >
      <ChoiceField
        id="template-copy"
        source="locale"
        label={own('language')}
        required
        none=""
        choices={choices}
        chosen={locale}
        onChoose={setLocale}
      />
    </QuestionDialog>
  )
}
