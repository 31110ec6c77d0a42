import { useState } from 'react'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import css from './seo.module.css'

interface PathFormProps {
  id: string
  label: string
  help: string
  submit: string
  onPath: (path: string) => void
}

/** Asks for a path of the store. */
export function PathForm({ id, label, help, submit, onPath }: PathFormProps) {
  const [typed, setTyped] = useState('/')
  return (
    <form
      className={css.page}
      onSubmit={(event) => {
        event.preventDefault()
        onPath(typed.trim())
      }}
    >
      <TextBoxField
        id={id}
        source="path"
        label={label}
        help={help}
        dir="ltr"
        text={typed}
        onText={setTyped}
      />
      <div>
        <Button type="submit" disabled={!/^\/\S*$/.test(typed.trim())}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
