import { useTranslate } from 'ra-core'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { OperationDialog } from '../../../shared/ask/screens/OperationDialog.tsx'
import type { subAdmin } from '../subAdmin.ts'

/** Takes the second step of a colleague away, once it is sure that it is they who asked. */
export default function ResetSecondStep(props: OwnActionProps<RecordOf<typeof subAdmin>>) {
  const [record] = props.records
  const translate = useTranslate()
  if (!record) return null
  const own = (key: string) => translate(`resources.admins/subadmins.own.${key}`, { name: record.name })
  return (
    <OperationDialog
      {...props}
      operation="resetSecondStep"
      title={own('resetSecondStepTitle')}
      text={own('resetSecondStepHint')}
      asked={[]}
      submit={translate('resources.admins/subadmins.actions.resetSecondStep')}
      danger
      input={() => ({})}
      said={() => own('secondStepIsReset')}
    />
  )
}
