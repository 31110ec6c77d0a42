import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { ComboBox } from '../../../src/controls/lookup/ComboBox.tsx'
import { renderMerchandising } from '../../areas/merchandising/renderMerchandising.tsx'

const pieces: Readonly<Record<string, readonly string[]>> = { '': ['Kurta', 'Shawl'], in: ['Indigo', 'Ink'] }

/** Shows what was found for the query before until the answer comes, as `keepPreviousData` does. */
function Box({ fails = false }: { fails?: boolean }) {
  const [query, setQuery] = useState('')
  const [answered, setAnswered] = useState('')
  const [picked, setPicked] = useState('')
  return (
    <>
      <ComboBox
        id="box"
        source="box"
        label="Piece"
        shown=""
        choices={(pieces[answered] ?? []).map((name) => ({ id: name, content: name }))}
        chosen={[]}
        isLoading={answered !== query}
        hasFailed={fails}
        query={query}
        onQuery={setQuery}
        onPick={setPicked}
        onOpen={() => undefined}
      />
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setAnswered(query)}
      >
        Answer
      </button>
      <output data-testid="picked">{picked}</output>
    </>
  )
}

const picked = () => screen.getByTestId('picked').textContent
const answer = () => screen.getByRole('button', { name: 'Answer' })

describe('Enter in a box that finds by typing', () => {
  it('never takes what was found before: it waits for the answer and takes its first', async () => {
    const { person } = renderMerchandising(<Box />)
    await person.type(screen.getByRole('combobox'), 'in{Enter}')
    expect(picked()).toBe('')
    await person.click(answer())
    expect(picked()).toBe('Indigo')
  })

  it('takes nothing where the answer has none, where it fails, or where the person types on', async () => {
    const { person, unmount } = renderMerchandising(<Box />)
    await person.type(screen.getByRole('combobox'), 'x{Enter}')
    await person.click(answer())
    await person.type(screen.getByRole('combobox'), '{Backspace}in{Enter}k')
    await person.click(answer())
    expect(picked()).toBe('')
    unmount()
    renderMerchandising(<Box fails />)
    await person.type(screen.getByRole('combobox'), 'in{Enter}')
    await person.click(answer())
    expect(picked()).toBe('')
  })

  it('takes at once what somebody has gone down to', async () => {
    const { person } = renderMerchandising(<Box />)
    await person.type(screen.getByRole('combobox'), 'in{ArrowDown}{Enter}')
    expect(picked()).toBe('Shawl')
  })
})
