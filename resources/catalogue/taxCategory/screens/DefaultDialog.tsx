import { useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { AnyRecord, RecordOf } from '../../../../src/core/index.ts'
import { useSayFailure } from '../../../../src/providers/useAct.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { taxCategory } from '../taxCategory.ts'
import { useTaxTexts } from './useTaxTexts.ts'

/** Makes a category the default one; the one before loses the mark. */
export default function DefaultDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof taxCategory>>) {
  const notify = useNotify()
  const sayFailure = useSayFailure()
  const provider = useDataProvider()
  const { own, action } = useTaxTexts()
  const [isBusy, setBusy] = useState(false)
  const [record] = records
  const name = record?.name ?? ''
  const submit = async () => {
    if (!record) return
    setBusy(true)
    try {
      const { data: latest } = await provider.getOne<AnyRecord>(resource.path, { id: record.id })
      await provider.update(resource.path, { id: record.id, data: { isDefault: true }, previousData: latest })
      notify(own('isDefaultNow', { name }), { type: 'success' })
      close()
    } catch (error) {
      sayFailure(error)
      setBusy(false)
    }
  }
  return (
    <QuestionDialog
      title={action('setDefault')}
      describedBy="tax-default"
      onClose={close}
      data-first
      busy={isBusy}
      onClick={() => void submit()}
      submit={action('setDefault')}
    >
      <p id="tax-default">{own('makeDefault', { name })}</p>
    </QuestionDialog>
  )
}
