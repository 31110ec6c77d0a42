import { useNotify, useRefresh } from 'ra-core'
import { useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useSayFailure } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { template } from '../template.ts'

/** Gives a template the wording that the product came with. */
export default function ResetDialog({ records: [record], close }: OwnActionProps<RecordOf<typeof template>>) {
  const ask = useOperation(template)
  const notify = useNotify()
  const sayFailure = useSayFailure()
  const refresh = useRefresh()
  const { text: own, action } = useAreaWords<typeof template>(template.path)
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    try {
      await ask('reset', { record })
      notify(own('wasReset'), { type: 'success' })
      refresh()
      close()
    } catch (error) {
      sayFailure(error)
      setBusy(false)
    }
  }
  return (
    <QuestionDialog
      title={action('reset')}
      describedBy="template-reset"
      onClose={close}
      data-first
      danger
      busy={isBusy}
      onClick={() => void submit()}
      submit={own('reset')}
    >
      <p id="template-reset">{own('resetHint')}</p>
    </QuestionDialog>
  )
}
