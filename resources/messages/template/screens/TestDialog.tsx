import { useNotify } from 'ra-core'
import { useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { template } from '../template.ts'

/** Sends a template with its samples to an address. */
export default function TestDialog({ records: [record], close }: OwnActionProps<RecordOf<typeof template>>) {
  const ask = useOperation(template)
  const notify = useNotify()
  const { text: own, action } = useAreaWords<typeof template>(template.path)
  const [to, setTo] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    try {
      await ask('test', { id: record?.id ?? '', input: { to: to.trim() } })
      notify(own('tested', { to: to.trim() }), { type: 'success' })
      close()
    } catch (refused) {
      const { body, message } = refused as Error & { body?: { errors?: { to?: string } } }
      setError(body?.errors?.to ?? message)
      setBusy(false)
    }
  }
  return (
    <QuestionDialog
      title={action('test')}
      onClose={close}
      onSubmit={submit}
      busy={isBusy}
      disabled={!to.includes('@')}
      submit={own('sendTest')}
    >
      <TextBoxField
        id="template-test"
        source="to"
        label={own('to')}
        required
        error={error}
        dir="ltr"
        inputMode="email"
        autoComplete="email"
        text={to}
        onText={setTo}
        more={{ 'data-first': true }}
      />
    </QuestionDialog>
  )
}
