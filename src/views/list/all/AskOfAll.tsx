import { useDataProvider, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { ChoiceField } from '../../../controls/parts/ChoiceField.tsx'
import { Dialog, dialog } from '../../../controls/parts/Dialog.tsx'
import { defined } from '../../../core/defined.ts'
import type { ShopDataProvider } from '../../../providers/dataProvider.ts'
import { useSayFailure } from '../../../providers/useAct.ts'
import AskForm from '../AskForm.tsx'
import EditForm from '../EditForm.tsx'
import { useListView } from '../ListViewContext.ts'
import css from '../panels.module.css'
import { actionsOnAll, heldTransitions } from '../recordActions.ts'
import { useListTexts } from '../useListTexts.ts'
import type { Answer } from '../useTask.ts'

interface AskOfAllProps {
  total: number
  onStart: (job: string) => void
  onClose: () => void
}

/** Asks what is to be done to all records of the list; nothing is done before somebody has seen what would become of them. */
export function AskOfAll({ total, onStart, onClose }: AskOfAllProps) {
  const translate = useTranslate()
  const id = useId()
  const sayFailure = useSayFailure()
  const dataProvider = useDataProvider<ShopDataProvider>()
  const { resource, viewer, condition } = useListView()
  const texts = useListTexts(resource)
  const { edit, delete: remove } = actionsOnAll(viewer, resource, [])
  const choices = [
    ...(edit ? ['update'] : []),
    ...heldTransitions(viewer, resource),
    ...(remove ? ['delete'] : []),
  ]
  const [action, choose] = useState(choices[0] ?? '')
  const [isBusy, setBusy] = useState(false)
  const ask = async ({ data, changes }: Answer) => {
    setBusy(true)
    try {
      const takesData = action !== 'delete'
      const asked = { action, filter: condition, data: takesData ? data : undefined, changes }
      onStart((await dataProvider.startBulkJob(resource.path, defined(asked))).data.id)
    } catch (error) {
      sayFailure(error)
      setBusy(false)
    }
  }
  const asking = { errors: undefined, isBusy, submit: translate('task.all.check'), onAnswer: ask, onClose }
  const labelOf = (name: string) => {
    if (name === 'update') return translate('task.all.edit')
    return name === 'delete' ? translate('task.delete') : texts.transition(name)
  }
  return (
    <Dialog title={translate('task.all.title', { what: texts.count(total) })} size="medium" onClose={onClose}>
      <div className={`${dialog.body} ${css.questions}`}>
        <p>{translate('task.all.lead')}</p>
        <ChoiceField
          id={id}
          source="action"
          label={translate('task.all.what')}
          chosen={action}
          disabled={isBusy}
          choices={choices.map((value) => ({ value, label: labelOf(value) }))}
          onChoose={choose}
        />
      </div>
      {action === 'update' ? (
        <EditForm {...asking} />
      ) : (
        <AskForm
          key={action}
          {...asking}
          task={
            action === 'delete'
              ? { kind: 'delete', records: [] }
              : { kind: 'transition', name: action, records: [] }
          }
        />
      )}
    </Dialog>
  )
}
