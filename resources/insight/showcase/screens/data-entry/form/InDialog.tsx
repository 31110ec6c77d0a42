import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { QuestionDialog } from '../../../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../../../src/controls/parts/TextBoxField.tsx'
import { usePunctuation } from '../../../../../../src/providers/usePunctuation.ts'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function InDialog() {
  const translate = useTranslate()
  const t = useTexts()
  const [people, setPeople] = useState<readonly string[]>(['Mira Banerjee'])
  const [text, setText] = useState<string>()
  const { list } = usePunctuation()
  return (
    <div className={css.stack}>
      <p role="status">{list(people)}</p>
      <div>
        <Button onClick={() => setText('')}>{t('showcase.words.add')}</Button>
      </div>
      {text !== undefined && (
        <QuestionDialog
          title={t('showcase.words.colleagues')}
          submit={translate('ra.action.add')}
          disabled={text.trim() === ''}
          onClose={() => setText(undefined)}
          onSubmit={() => {
            setPeople([...people, text.trim()])
            setText(undefined)
          }}
        >
          <TextBoxField
            id="new-person"
            source="name"
            label={t('showcase.words.name')}
            text={text}
            onText={setText}
          />
        </QuestionDialog>
      )}
    </div>
  )
}
