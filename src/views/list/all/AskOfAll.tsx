import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useDataProvider, useTranslate } from 'ra-core'
import { useState } from 'react'
import { defined } from '../../../core/defined.ts'
import type { ShopDataProvider } from '../../../providers/dataProvider.ts'
import { useSayFailure } from '../../../providers/useAct.ts'
import AskForm from '../AskForm.tsx'
import EditForm from '../EditForm.tsx'
import { useListView } from '../ListViewContext.ts'
import { actionsOnAll, heldTransitions } from '../recordActions.ts'
import { useListTexts } from '../useListTexts.ts'
import type { Answer } from '../useTask.ts'

interface AskOfAllProps {
  titleId: string
  total: number
  onStart: (job: string) => void
  onClose: () => void
}

/** Asks what is to be done to all records of the list; nothing is done before somebody has seen what would become of them. */
export function AskOfAll({ titleId, total, onStart, onClose }: AskOfAllProps) {
  const translate = useTranslate()
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
    <>
      <DialogTitle id={titleId}>{translate('task.all.title', { what: texts.count(total) })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, flex: 'none' }}>
        <p>{translate('task.all.lead')}</p>
        <TextField
          select
          label={translate('task.all.what')}
          value={action}
          disabled={isBusy}
          onChange={(event) => choose(event.target.value)}
        >
          {choices.map((name) => (
            <MenuItem key={name} value={name}>
              {labelOf(name)}
            </MenuItem>
          ))}
        </TextField>
      </DialogContent>
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
    </>
  )
}
