import { useState } from 'react'
import { MentionBox } from '../../../../../../src/controls/mention/MentionBox.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { usePeople } from '../../people.ts'
import { useTexts } from '../../words.ts'

const ravi = { id: 'Ravi Nair', name: 'Ravi Nair' }

export default function Most() {
  const t = useTexts()
  const [[text, named], setWritten] = useState<[string, readonly (typeof ravi)[]]>(['@Ravi Nair ', [ravi]])
  const part = { id: 'noteOfOne', source: 'noteOfOne', label: t('showcase.words.note') }
  return (
    <Frame {...part}>
      <MentionBox
        {...part}
        lines={2}
        most={1}
        text={text}
        named={named}
        usePeople={usePeople}
        peopleLabel={t('showcase.words.colleagues')}
        onText={(...written) => setWritten(written)}
      />
    </Frame>
  )
}
