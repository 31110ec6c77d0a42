import { useDataProvider } from 'ra-core'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { AnyRecord, RecordOf } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { taxCategory } from '../taxCategory.ts'
import { useTaxTexts } from './useTaxTexts.ts'

/** Makes a category the default one; the one before loses the mark. */
export default function DefaultDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof taxCategory>>) {
  const provider = useDataProvider()
  const { own, action } = useTaxTexts()
  const [act, isBusy] = useAct(resource.path)
  const [record] = records
  const name = record?.name ?? ''
  const submit = () =>
    act(async () => {
      if (!record) return undefined
      const { data: latest } = await provider.getOne<AnyRecord>(resource.path, { id: record.id })
      await provider.update(resource.path, { id: record.id, data: { isDefault: true }, previousData: latest })
      close()
      return own('isDefaultNow', { name })
    })
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
