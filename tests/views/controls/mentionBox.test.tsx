import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { MentionBox, type UsePeople } from '../../../src/controls/mention/MentionBox.tsx'
import type { Person } from '../../../src/controls/mention/mentionAt.ts'
import { renderMerchandising } from '../../areas/merchandising/renderMerchandising.tsx'

const products = [
  { id: 'LS-204', name: 'LS-204', hint: 'Linen shirt' },
  { id: 'SS-011', name: 'SS-011', hint: 'Silk sari' },
]

const useProducts: UsePeople = (query) => ({
  people: query === undefined ? [] : products.filter(({ hint }) => hint.toLowerCase().includes(query)),
  isLoading: false,
})

function Note({ readOnly = false, begin = '' }: { readOnly?: boolean; begin?: string }) {
  const [text, setText] = useState(begin)
  const [named, setNamed] = useState<readonly Person[]>([])
  return (
    <>
      <MentionBox
        id="note"
        source="note"
        label="Note"
        lines={2}
        sign="#"
        readOnly={readOnly}
        text={text}
        named={named}
        usePeople={useProducts}
        peopleLabel="Products"
        onText={(next, still) => {
          setText(next)
          setNamed(still)
        }}
      />
      <output>{named.map(({ id }) => id).join()}</output>
    </>
  )
}

const said = () => document.querySelector('output:not([data-testid])')?.textContent

it('things are named by another sign, found by what stands beside their names', async () => {
  const { person } = renderMerchandising(<Note />)
  await person.type(screen.getByRole('textbox'), 'Is @s there? #s')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'LS-204Linen shirt',
    'SS-011Silk sari',
  ])
  await person.keyboard('{ArrowDown}{Enter}')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Is @s there? #SS-011 ')
  expect(said()).toBe('SS-011')
  await person.keyboard('{Backspace}{Backspace}')
  expect(said()).toBe('')
})

it('what is only read takes the focus, and neither letters nor names', async () => {
  const { person } = renderMerchandising(<Note readOnly begin="#" />)
  await person.click(screen.getByRole('textbox'))
  await person.keyboard('s')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('#')
})
