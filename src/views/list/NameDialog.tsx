import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { type FormEvent, useId, useState } from 'react'

interface NameDialogProps {
  title: string
  name?: string
  /** Names that are in use already. */
  taken: readonly string[]
  onName: (name: string) => void
  onClose: () => void
}

/** Asks what a saved list shall be called. */
export default function NameDialog({ title, name = '', taken, onName, onClose }: NameDialogProps) {
  const translate = useTranslate()
  const [text, setText] = useState(name)
  const id = useId()
  const wanted = text.trim()
  const isTaken = taken.includes(wanted)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wanted === '' || isTaken) return
    onName(wanted)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            label={translate('list.saved.name')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={isTaken}
            helperText={isTaken ? translate('list.saved.taken') : translate('list.saved.private')}
            slotProps={{ htmlInput: { maxLength: 60, required: true } }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="secondary" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={wanted === ''}>
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
