import { useId, useState } from 'react'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import { typedSince } from '../../../../src/controls/parts/typedSince.ts'
import type { Resource } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import css from './notes.module.css'
import { useOwn } from './useOwn.ts'

/** The box for another note; it is stored at once, apart from the form around it. */
export function AddNote({ resource, id: customer }: { resource: Resource; id: string }) {
  const { text, action } = useOwn()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const id = useId()
  const [words, setWords] = useState('')
  const add = () =>
    void act(async () => {
      await ask('note', { id: customer, input: { text: words } })
      setWords(typedSince(words))
      return text('added')
    })
  const part = { id, source: 'note', label: action('note') }
  return (
    <div className={css.add}>
      <TextBoxField {...part} lines={2} maxLength={2000} text={words} onText={setWords} />
      <Button busy={isBusy} disabled={words.trim() === ''} onClick={add}>
        {text('add')}
      </Button>
    </div>
  )
}
