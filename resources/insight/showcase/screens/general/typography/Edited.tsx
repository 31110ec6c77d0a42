import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../../../../../../src/controls/parts/IconButton.tsx'
import { TextBox } from '../../../../../../src/controls/parts/TextBox.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useCopy } from '../../../../../../src/shell/useCopy.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Edited() {
  const t = useTexts()
  const translate = useTranslate()
  const copy = useCopy()
  const edit = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [title, setTitle] = useState('Linen shirt')
  const [draft, setDraft] = useState<string>()
  const begin = () => {
    flushSync(() => setDraft(title))
    form.current?.querySelector('input')?.focus()
  }
  const end = (next: string) => {
    flushSync(() => {
      setTitle(next.trim() || title)
      setDraft(undefined)
    })
    edit.current?.focus()
  }
  if (draft === undefined)
    return (
      <div className={css.row}>
        <b dir="auto">{title}</b>
        <Button ref={edit} small look="text" onClick={begin}>
          {translate('ra.action.edit')}
        </Button>
        <IconButton
          small
          glyph="copy"
          label={t('showcase.frame.copy')}
          onClick={() => copy(title, t('showcase.words.copied', { text: title }))}
        />
      </div>
    )
  return (
    <form
      ref={form}
      className={css.withEnd}
      onSubmit={(event) => {
        event.preventDefault()
        end(draft)
      }}
      onKeyDown={({ key }) => key === 'Escape' && end(title)}
    >
      <TextBox
        id="edited"
        source="name"
        dense
        label={t('showcase.words.name')}
        maxLength={60}
        text={draft}
        onText={setDraft}
      />
      <Button type="submit">{translate('ra.action.save')}</Button>
    </form>
  )
}
