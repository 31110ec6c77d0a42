import { useState } from 'react'
import { MentionBox } from '../../../../../../src/controls/mention/MentionBox.tsx'
import type { Person } from '../../../../../../src/controls/mention/mentionAt.ts'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { Comment } from '../../../../../../src/views/Comment.tsx'
import { usePeople } from '../../people.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Write() {
  const t = useTexts()
  const [said, setSaid] = useState<{ at: string; text: string; names: string[] }[]>([])
  const [text, setText] = useState('')
  const [named, setNamed] = useState<readonly Person[]>([])
  const part = { id: 'newComment', source: 'newComment', label: t('showcase.words.note') }
  const add = () => {
    const names = named.map(({ name }) => name)
    setSaid([...said, { at: new Date().toISOString(), text: text.trim(), names }])
    setText('')
    setNamed([])
  }
  return (
    <div className={css.stack}>
      {said.map((comment) => (
        <div key={comment.at}>
          <Comment author="Asha Rao" {...comment} />
        </div>
      ))}
      <Frame {...part}>
        <MentionBox
          {...part}
          lines={2}
          text={text}
          named={named}
          usePeople={usePeople}
          peopleLabel={t('showcase.words.colleagues')}
          onText={(next, still) => {
            setText(next)
            setNamed(still)
          }}
        />
      </Frame>
      <span>
        <Button small disabled={text.trim() === ''} onClick={add}>
          {t('showcase.words.add')}
        </Button>
      </span>
    </div>
  )
}
