import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { DayBox } from '../../../src/controls/day/DayBox.tsx'
import { RangeBox } from '../../../src/controls/day/RangeBox.tsx'
import type { DaySpan } from '../../../src/controls/day/RangeCalendar.tsx'
import { SpanBox } from '../../../src/controls/day/SpanBox.tsx'
import { type Span, spanOf } from '../../../src/controls/day/span.ts'
import { renderMerchandising } from '../../areas/merchandising/renderMerchandising.tsx'

const said = () => document.querySelector('output:not([data-testid])')?.textContent

function Sale({ begin }: { begin: DaySpan }) {
  const [days, setDays] = useState(begin)
  const periods = [{ label: 'December', range: { from: '2026-12-01', to: '2026-12-31' } }]
  return (
    <>
      <RangeBox id="sale" source="sale" label="Sale" value={days} periods={periods} onChange={setDays} />
      <output>{`${days.from}..${days.to}`}</output>
    </>
  )
}

const day = (name: string) => screen.getByRole('button', { name })
const open = () => screen.getByRole('button', { name: 'Choose both days: Sale' })

describe('a first and a last day', () => {
  it('are chosen by the keys from two months, in either order', async () => {
    const { person } = renderMerchandising(<Sale begin={{ from: '2026-11-20', to: '2026-11-24' }} />)
    await person.click(open())
    expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual([
      'November 2026',
      'December 2026',
    ])
    expect(document.activeElement).toBe(day('Friday, November 20, 2026'))
    expect(within(screen.getByRole('dialog')).getAllByRole('gridcell', { selected: true })).toHaveLength(5)
    await person.keyboard('{PageDown}{Enter}')
    expect(screen.getByText('Choose the last day.')).toBeTruthy()
    await person.keyboard('{ArrowUp}{Enter}')
    expect(said()).toBe('2026-12-13..2026-12-20')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('are typed, and stay as they are where Escape leaves the months', async () => {
    const { person } = renderMerchandising(<Sale begin={{ from: null, to: null }} />)
    await person.type(screen.getByLabelText('First day, Sale'), '3/11/2026')
    await person.type(screen.getByLabelText('Last day, Sale'), '5 Nov 2026')
    expect(said()).toBe('2026-11-03..2026-11-05')
    await person.click(open())
    await person.keyboard('{Enter}{ArrowDown}{Escape}')
    expect(said()).toBe('2026-11-03..2026-11-05')
    await person.click(open())
    await person.click(screen.getByRole('button', { name: 'December' }))
    expect(said()).toBe('2026-12-01..2026-12-31')
  })
})

describe('a day', () => {
  it('that cannot be chosen is passed over, and another has its note', async () => {
    function Delivery() {
      const [value, setValue] = useState<string | null>('2026-11-20')
      return (
        <>
          <DayBox
            id="day"
            source="day"
            label="Delivery"
            value={value}
            isOff={(each) => each === '2026-11-22'}
            noteOf={(each) => (each === '2026-11-23' ? 'Orders: 3' : undefined)}
            onChange={setValue}
          />
          <output>{value}</output>
        </>
      )
    }
    const { person } = renderMerchandising(<Delivery />)
    await person.click(screen.getByRole('button', { name: 'Choose a day: Delivery' }))
    await screen.findByRole('grid')
    await person.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    expect(day('Sunday, November 22, 2026').ariaDisabled).toBe('true')
    expect(said()).toBe('2026-11-20')
    await person.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(day('Monday, November 23, 2026 · Orders: 3'))
    await person.keyboard('{Enter}')
    expect(said()).toBe('2026-11-23')
  })
})

describe('a week, a month, a quarter, a year', () => {
  it.each<[Span, string, string]>([
    ['week', '2026-11-15', '2026-11-21'],
    ['month', '2026-11-01', '2026-11-30'],
    ['quarter', '2026-10-01', '2026-12-31'],
    ['year', '2026-01-01', '2026-12-31'],
  ])('%s of a day runs from %s to %s', (span, from, to) => {
    expect(spanOf('2026-11-20', span, 0)).toEqual({ from, to })
  })

  function Chosen({ span }: { span: Span }) {
    const [value, setValue] = useState<string | null>('2026-11-01')
    return (
      <>
        <SpanBox id="span" label="Report" span={span} value={value} onChange={setValue} />
        <output>{value}</output>
      </>
    )
  }

  it('is chosen by the keys, and says what it is', async () => {
    const { person } = renderMerchandising(<Chosen span="quarter" />)
    const button = screen.getByRole('button', { name: 'Report Q4 2026' })
    button.focus()
    await person.keyboard('{Enter}')
    expect(document.activeElement?.textContent).toBe('Q4 2026')
    await person.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    expect(said()).toBe('2027-07-01')
    expect(document.activeElement).toBe(button)
  })

  it('goes on by a year with the Page keys', async () => {
    const { person } = renderMerchandising(<Chosen span="month" />)
    await person.click(screen.getByRole('button', { name: 'Report November 2026' }))
    await person.keyboard('{PageDown}{Home}{Enter}')
    expect(said()).toBe('2027-01-01')
  })
})
