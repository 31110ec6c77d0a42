import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { GoToDay } from '../../../resources/insight/calendarEvent/screens/GoToDay.tsx'
import { renderMerchandising } from '../merchandising/renderMerchandising.tsx'

function Shown() {
  const [days, setDays] = useState(['2026-11-20'])
  return (
    <>
      <GoToDay label="Go to date" day={days.at(-1) ?? ''} onGo={(day) => setDays([...days, day])} />
      <button type="button">Elsewhere</button>
      <output>{days.join(' ')}</output>
    </>
  )
}

const been = () => document.querySelector('output:not([data-testid])')?.textContent
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Go to date' })

describe('going to a day', () => {
  it('waits until the day is typed to its end, and stays where it is no day', async () => {
    const { person } = renderMerchandising(<Shown />)
    expect(box().value).toBe('Nov 20, 2026')
    await person.clear(box())
    await person.type(box(), '3/12/2027')
    expect(been()).toBe('2026-11-20')
    await person.keyboard('{Enter}')
    expect(been()).toBe('2026-11-20 2027-12-03')
    await person.clear(box())
    await person.type(box(), '4 Jan 2028')
    await person.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(been()).toBe('2026-11-20 2027-12-03 2028-01-04')
    await person.clear(box())
    await person.type(box(), 'some day{Enter}')
    await person.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(been()).toBe('2026-11-20 2027-12-03 2028-01-04')
    expect(box().value).toBe('Jan 4, 2028')
  })

  it('is at once where the day is chosen from a month', async () => {
    const { person } = renderMerchandising(<Shown />)
    await person.click(screen.getByRole('button', { name: 'Choose a day: Go to date' }))
    await screen.findByRole('grid')
    await person.keyboard('{ArrowRight}{Enter}')
    expect(been()).toBe('2026-11-20 2026-11-21')
  })
})
