import Avatar from '@mui/material/Avatar'
import CircularProgress from '@mui/material/CircularProgress'
import { useState } from 'react'
import { ComboBox } from '../../../../../../src/controls/lookup/ComboBox.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { initialsOf } from '../../../../../../src/shell/header/initialsOf.ts'
import css from '../../showcase.module.css'
import { useLate } from '../../useLate.ts'
import { useTexts } from '../../words.ts'

const people = ['Asha Rao', 'Arjun Rao', 'Mira Banerjee', 'Noor Khan', 'Ravi Nair', 'Rohan Mehta']
const find = (query: string) =>
  people.filter((name) => name.toLowerCase().includes(query.trim().toLowerCase()))
const look = {
  width: 24,
  height: 24,
  fontSize: 11,
  bgcolor: 'var(--accent-soft)',
  color: 'var(--accent-text)',
}

export default function People() {
  const t = useTexts()
  const [person, setPerson] = useState('')
  const [query, setQuery] = useState('')
  const { found, isLoading } = useLate(query, find)
  const part = { id: 'people-box', source: 'person', label: t('showcase.words.colleagues') }
  return (
    <Frame {...part}>
      <ComboBox
        {...part}
        shown={person}
        start={isLoading && <CircularProgress size={16} aria-label={t('showcase.words.oneMoment')} />}
        choices={found.map((name) => ({
          id: name,
          content: (
            <span className={css.row} style={{ gap: 8 }}>
              <Avatar sx={look} aria-hidden>
                {initialsOf(name)}
              </Avatar>
              {name}
            </span>
          ),
        }))}
        chosen={[person]}
        isLoading={isLoading}
        hasFailed={false}
        query={query}
        onQuery={setQuery}
        onPick={setPerson}
        onOpen={() => setQuery('')}
        onClear={() => setPerson('')}
      />
    </Frame>
  )
}
