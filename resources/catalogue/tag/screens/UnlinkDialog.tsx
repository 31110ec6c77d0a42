import { useCreatePath, useLocale, useNavigate, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useReason } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { titleOf } from '../../../../src/views/titleOf.ts'
import css from '../../../shared/merge/screens/MergeDialog.module.css'
import type { tag } from '../tag.ts'

/** Deletes tags wherever they are used, after saying how often that is. */
export default function UnlinkDialog({ resource, records, close }: OwnActionProps<RecordOf<typeof tag>>) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const notify = useNotify()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const ask = useOperation(resource)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const reason = useReason()
  const uses = records.reduce((sum, { usageCount }) => sum + (Number(usageCount) || 0), 0)
  const [only] = records
  const submit = async () => {
    setBusy(true)
    try {
      for (const record of records) await ask('unlink', { record })
      notify(translate('merchandising.unlink.done', { smart_count: records.length }), { type: 'success' })
      close()
      if (location.pathname.includes(String(only?.id)))
        navigate(createPath({ resource: resource.path, type: 'list' }), { replace: true })
    } catch (error) {
      setProblem(reason(error))
      setBusy(false)
    }
  }
  return (
    <QuestionDialog
      title={
        only && records.length === 1
          ? translate('merchandising.unlink.title', { title: titleOf(resource, only, locale) })
          : translate('merchandising.unlink.titleMany', { smart_count: records.length })
      }
      onClose={close}
      isCancelFirst
      danger
      busy={isBusy}
      onClick={() => void submit()}
      submit={translate('merchandising.unlink.submit')}
    >
      <p className={css.text}>{translate('merchandising.unlink.text', { smart_count: uses })}</p>
      {problem && <p role="alert">{problem}</p>}
    </QuestionDialog>
  )
}
