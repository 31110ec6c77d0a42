import { useRef } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { TextField } from '../../../../../../src/shell/controls/TextField.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function ByRef() {
  const t = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const input = () => form.current?.elements.namedItem('title')
  const write = (text: string) => {
    const found = input()
    if (found instanceof HTMLInputElement) {
      found.value = text
      found.focus()
    }
  }
  return (
    <form ref={form} className={css.stack} onSubmit={(event) => event.preventDefault()}>
      <TextField name="title" label={t('showcase.words.name')} defaultValue="Silk sari" />
      <div className={css.row}>
        <Button onClick={() => write('Linen shirt')}>{t('showcase.words.fillIn')}</Button>
        <Button onClick={() => form.current?.reset()}>{t('showcase.words.reset')}</Button>
      </div>
    </form>
  )
}
