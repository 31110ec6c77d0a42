import { useRefresh } from 'ra-core'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { template } from '../template.ts'

/** Gives a template the wording that the product came with. */
export default function ResetDialog({ records: [record], close }: OwnActionProps<RecordOf<typeof template>>) {
  const ask = useOperation(template)
  const refresh = useRefresh()
  const { text: own, action } = useAreaWords<typeof template>(template.path)
  const [act, isBusy] = useAct()
  const submit = () =>
    act(async () => {
      await ask('reset', { record })
      refresh()
      close()
      return own('wasReset')
    })
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
