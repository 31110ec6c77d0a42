import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Transfer } from '../../../src/controls/transfer/Transfer.tsx'
import { renderMerchandising } from '../../areas/merchandising/renderMerchandising.tsx'

function Both({ count = 4 }: { count?: number }) {
  const [taken, setTaken] = useState<string[]>(['c0'])
  const items = Array.from({ length: count }, (_, index) => ({ id: `c${index}`, title: `Column ${index}` }))
  return (
    <>
      <Transfer labels={['Left out', 'In the file']} items={items} taken={taken} onChange={setTaken} />
      <output data-testid="taken">{taken.join()}</output>
    </>
  )
}

const list = (name: string) => screen.getByRole('listbox', { name })
const taken = () => screen.getByTestId('taken').textContent
const press = (name: string) => screen.getByRole('button', { name })

describe('two lists', () => {
  it('take one over by Enter, and all that are picked by the button', async () => {
    const { person } = renderMerchandising(<Both />)
    list('Left out').focus()
    await person.keyboard('{ArrowDown}{Enter}')
    expect(taken()).toBe('c0,c2')
    await person.keyboard('{Control>}a{/Control}')
    await person.click(press('Take 2 over'))
    expect(taken()).toBe('c0,c2,c1,c3')
    expect(within(list('Left out')).queryAllByRole('option')).toEqual([])
  })

  it('put back what is picked, and keep an order', async () => {
    const { person } = renderMerchandising(<Both />)
    await person.dblClick(within(list('Left out')).getByText('Column 3'))
    expect(taken()).toBe('c0,c3')
    await person.click(within(list('In the file')).getByText('Column 3'))
    await person.click(press('Move up'))
    expect(taken()).toBe('c3,c0')
    expect((press('Move up') as HTMLButtonElement).disabled).toBe(true)
    await person.click(press('Put 1 back'))
    expect(taken()).toBe('c0')
  })

  it('pick all that a search shows, and no others', async () => {
    const { person } = renderMerchandising(<Both count={30} />)
    await person.type(screen.getByLabelText('Search: Left out'), 'column 2')
    await person.click(screen.getByRole('checkbox', { name: 'All: Left out' }))
    await person.click(press('Take 11 over'))
    expect(taken()?.split(',')).toEqual(['c0', 'c2', ...Array.from({ length: 10 }, (_, at) => `c${20 + at}`)])
    expect(screen.getByText('Nothing matches.')).toBeTruthy()
  })
})
