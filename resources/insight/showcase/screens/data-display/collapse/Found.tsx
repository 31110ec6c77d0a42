import { useState } from 'react'
import { Question } from '../../../../../../resources/content/faq/screens/Question.tsx'
import { TextBox } from '../../../../../../src/controls/parts/TextBox.tsx'
import { wordsOf } from '../../../../../../src/shell/controls/Hits.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const shown = {
  id: 'q3',
  group: 'orders',
  question: 'Can I change my order?',
  answer: '<p>Until it is packed.</p>',
}

export default function Found() {
  const t = useTexts()
  const [text, setText] = useState('order')
  return (
    <div className={css.stack}>
      <TextBox
        id="sought"
        source="sought"
        dense
        label={t('showcase.words.search')}
        text={text}
        onText={setText}
      />
      <div lang="en">
        <Question shown={shown} words={wordsOf(text)} isOpen edit={undefined} />
      </div>
    </div>
  )
}
