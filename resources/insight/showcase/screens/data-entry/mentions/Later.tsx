import { useState } from 'react'
import { MentionBox, type UsePeople } from '../../../../../../src/controls/mention/MentionBox.tsx'
import type { Person } from '../../../../../../src/controls/mention/mentionAt.ts'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { findPeople } from '../../people.ts'
import { useLate } from '../../useLate.ts'
import { useTexts } from '../../words.ts'

const useLatePeople: UsePeople = (query) => {
  const { found, isLoading } = useLate(query ?? '', findPeople)
  return { people: query === undefined ? [] : found, isLoading }
}

export default function Later() {
  const t = useTexts()
  const [text, setText] = useState('')
  const [named, setNamed] = useState<readonly Person[]>([])
  const part = { id: 'noteLater', source: 'noteLater', label: t('showcase.words.note') }
  return (
    <Frame {...part}>
      <MentionBox
        {...part}
        lines={2}
        placeholder="@"
        text={text}
        named={named}
        usePeople={useLatePeople}
        peopleLabel={t('showcase.words.colleagues')}
        onText={(next, still) => {
          setText(next)
          setNamed(still)
        }}
      />
    </Frame>
  )
}
