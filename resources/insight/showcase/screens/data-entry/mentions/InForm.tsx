import { useNotify, useTranslate } from 'ra-core'
import { Controller, useForm } from 'react-hook-form'
import { MentionBox } from '../../../../../../src/controls/mention/MentionBox.tsx'
import type { Person } from '../../../../../../src/controls/mention/mentionAt.ts'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { usePunctuation } from '../../../../../../src/providers/usePunctuation.ts'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { usePeople } from '../../people.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

interface Note {
  readonly text: string
  readonly named: readonly Person[]
}

const empty: Note = { text: '', named: [] }

export default function InForm() {
  const t = useTexts()
  const translate = useTranslate()
  const notify = useNotify()
  const { pair, list } = usePunctuation()
  const { control, handleSubmit, reset } = useForm({ defaultValues: { note: empty } })
  const part = { id: 'noteInForm', source: 'note', label: t('showcase.words.note') }
  const send = ({ note }: { note: Note }) => {
    const names = list(note.named.map(({ name }) => name))
    notify(pair(t('showcase.words.colleagues'), names), { type: 'success' })
  }
  return (
    <form
      className={css.stack}
      onSubmit={handleSubmit(send, () => document.getElementById(part.id)?.focus())}
    >
      <Controller
        control={control}
        name="note"
        rules={{ validate: ({ named }) => named.length > 0 || t('showcase.mentions.words.nameOne') }}
        render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
          <Frame {...part} required error={error?.message}>
            <MentionBox
              {...part}
              required
              lines={2}
              invalid={error !== undefined}
              describedBy={error ? `${part.id}-error` : undefined}
              text={value.text}
              named={value.named}
              usePeople={usePeople}
              peopleLabel={t('showcase.words.colleagues')}
              onText={(text, named) => onChange({ text, named })}
              onBlur={onBlur}
            />
          </Frame>
        )}
      />
      <div className={css.row}>
        <Button type="submit" look="primary">
          {translate('ra.action.save')}
        </Button>
        <Button onClick={() => reset()}>{t('showcase.words.reset')}</Button>
      </div>
    </form>
  )
}
