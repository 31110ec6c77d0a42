import { useState } from 'react'
import { MentionBox } from '../../../../../../src/controls/mention/MentionBox.tsx'
import type { Person } from '../../../../../../src/controls/mention/mentionAt.ts'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { ToneChip } from '../../../../../../src/views/StatusChip.tsx'
import { usePeople } from '../../people.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function People() {
  const t = useTexts()
  const [text, setText] = useState('')
  const [named, setNamed] = useState<readonly Person[]>([])
  const part = { id: 'noteOfPeople', source: 'noteOfPeople', label: t('showcase.words.note') }
  return (
    <div className={css.stack}>
      <Frame {...part}>
        <MentionBox
          {...part}
          lines={3}
          placeholder="@"
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
      <span className={css.row}>
        {named.map(({ id, name }) => (
          <ToneChip key={id} tone="info">
            {name}
          </ToneChip>
        ))}
      </span>
    </div>
  )
}
