import { useState } from 'react'
import { MentionBox } from '../../../../../../src/controls/mention/MentionBox.tsx'
import type { Person } from '../../../../../../src/controls/mention/mentionAt.ts'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { usePeople } from '../../people.ts'
import { useTexts } from '../../words.ts'

export default function Above() {
  const t = useTexts()
  const [text, setText] = useState('')
  const [named, setNamed] = useState<readonly Person[]>([])
  const part = { id: 'noteAbove', source: 'noteAbove', label: t('showcase.words.note') }
  return (
    <Frame {...part}>
      <MentionBox
        {...part}
        above
        lines={2}
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
  )
}
