import { type FormEvent, useId, useState } from 'react'
import { TextBox } from '../../../../../src/controls/parts/TextBox.tsx'
import { typedSince } from '../../../../../src/controls/parts/typedSince.ts'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import css from './board.module.css'

interface AddBoxProps {
  /** Of the button that opens it. */
  label: string
  /** What is to be typed. */
  field: string
  add: string
  cancel: string
  max: number
  isOff?: boolean
  /** Answers whether it was added; the box stays open for the next one. */
  onAdd: (title: string) => Promise<boolean>
}

/** A button that becomes a line to type a title into; Enter adds, Escape ends. */
export function AddBox({ label, field, add, cancel, max, isOff = false, onAdd }: AddBoxProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [title, setTitle] = useState('')
  if (!isOpen)
    return (
      <Button look="text" small disabled={isOff} onClick={() => setOpen(true)}>
        + {label}
      </Button>
    )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '' || isBusy) return
    setBusy(true)
    if (await onAdd(title.trim())) setTitle(typedSince(title))
    setBusy(false)
  }
  return (
    <form
      className={css.addBox}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        setOpen(false)
      }}
    >
      <TextBox
        id={id}
        source="title"
        label={field}
        dense
        required={false}
        disabled={false}
        invalid={false}
        describedBy={undefined}
        autoFocus
        maxLength={max}
        text={title}
        onText={setTitle}
      />
      <div className={css.addButtons}>
        <Button small onClick={() => setOpen(false)}>
          {cancel}
        </Button>
        <Button small look="primary" type="submit" busy={isBusy}>
          {add}
        </Button>
      </div>
    </form>
  )
}
