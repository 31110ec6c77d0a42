import { screen, within } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Transfer } from '../../../src/controls/transfer/Transfer.tsx'
import { renderMerchandising } from '../../areas/merchandising/renderMerchandising.tsx'

function Both({ count = 4, ...more }: { count?: number } & Partial<ComponentProps<typeof Transfer>>) {
  const [taken, setTaken] = useState<string[]>(['c0'])
  const items = Array.from({ length: count }, (_, index) => ({ id: `c${index}`, title: `Column ${index}` }))
  return (
    <>
      <Transfer
        labels={['Left out', 'In the file']}
        items={items}
        taken={taken}
        onChange={setTaken}
        {...more}
      />
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

  it('show so many lines at a time, and pick all the same', async () => {
    const { person } = renderMerchandising(<Both count={30} perPage={10} />)
    expect(within(list('Left out')).getAllByRole('option')).toHaveLength(10)
    await person.click(press('Next page'))
    expect(screen.getByText('Page 2 of 3')).toBeTruthy()
    list('Left out').focus()
    await person.keyboard('{Enter}')
    expect(taken()).toBe('c0,c11')
    await person.keyboard('{Control>}a{/Control}')
    expect(press('Take 28 over')).toBeTruthy()
  })

  it('keep what is disabled, by the keys, the mouse and all at once', async () => {
    const items = ['c0', 'c1', 'c2'].map((id) => ({ id, title: id, disabled: id === 'c1' }))
    const { person } = renderMerchandising(<Both items={items} acts={['Take', 'Put back']} />)
    list('Left out').focus()
    await person.keyboard(' {Enter}')
    await person.dblClick(within(list('Left out')).getByText('c1'))
    expect(taken()).toBe('c0')
    await person.keyboard('{Control>}a{/Control}')
    await person.click(press('Take – Take 1 over'))
    expect(taken()).toBe('c0,c2')
  })

  it('draw other than lines what may be taken, and take what is picked there', async () => {
    const { person } = renderMerchandising(
      <Both
        draw={[
          ({ items, picked, onPick }) =>
            items.map(({ id, title }) => (
              <button key={id} type="button" onClick={() => onPick([...picked, id])}>
                {title}
              </button>
            )),
          undefined,
        ]}
      />,
    )
    await person.click(press('Column 3'))
    await person.click(press('Take 1 over'))
    expect(taken()).toBe('c0,c3')
    expect(within(list('In the file')).getByText('Column 3')).toBeTruthy()
  })
})
