import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { type FormEvent, useId, useState } from 'react'
import type { SavedView } from '../../derive/savedView.ts'
import { useListView } from './ListViewContext.ts'
import { RoleChoice } from './RoleChoice.tsx'
import { useKeptViews } from './useKeptViews.ts'
import { useSavedViews, useViewActs } from './useSavedViews.ts'

interface SaveDialogProps {
  /** The view to describe anew; without it the list is saved as a new one. */
  view?: SavedView
  onClose: () => void
}

/** What a saved view is called, whether the list begins with it, and which roles see it too. */
export default function SaveDialog({ view, onClose }: SaveDialogProps) {
  const translate = useTranslate()
  const { resource } = useListView()
  const views = useKeptViews(resource)
  const mayShare = useSavedViews(resource)?.mayShare ?? false
  const { add, describe, isBusy } = useViewActs()
  const [name, setName] = useState(view?.name ?? '')
  const [roles, setRoles] = useState<readonly string[]>(view?.roles ?? [])
  const [isDefault, setDefault] = useState(view?.isDefault ?? false)
  const id = useId()
  const wanted = name.trim()
  const isTaken = views.some(
    (other) =>
      other.id !== view?.id &&
      other.owner === (view?.owner ?? null) &&
      other.name.toLowerCase() === wanted.toLowerCase(),
  )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (wanted === '' || isTaken) return
    const words = { name: wanted, roles, isDefault }
    if (await (view ? describe(view, words) : add(words))) onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{translate(view ? 'task.view.describe' : 'task.view.save')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <TextField
            autoFocus
            label={translate('task.view.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={isTaken}
            helperText={translate(isTaken ? 'task.view.taken' : 'task.view.keeps')}
            slotProps={{ htmlInput: { maxLength: 60, required: true } }}
          />
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={isDefault}
                onChange={(event) => setDefault(event.target.checked)}
              />
            }
            label={translate('task.view.beginWith')}
          />
          {mayShare ? (
            <RoleChoice roles={roles} onChoose={setRoles} />
          ) : (
            roles.length > 0 && (
              <FormControlLabel
                control={<Checkbox size="small" checked onChange={() => setRoles([])} />}
                label={translate('task.view.sharedByYou', { smart_count: roles.length })}
              />
            )
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="secondary" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={wanted === '' || isBusy}>
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
