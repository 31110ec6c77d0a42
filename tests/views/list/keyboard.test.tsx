import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { usePageKeyList } from '../../../src/shell/shortcuts/pageKeys.ts'
import { renderList, rowOf } from './renderList.tsx'
import { product, registry, someShop } from './someShop.ts'

async function shirts(count = 6) {
  const list = renderList({ registry, resource: product, shop: someShop({ products: count }) })
  await screen.findByText('Shirt 0001')
  return list
}

const picked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Select Shirt/ })
    .flatMap((box) => (box.checked ? [box.getAttribute('aria-label')?.slice(-1)] : []))

describe('the rows of a list by keyboard', () => {
  it('are a single stop of the Tab key', async () => {
    await shirts()
    const stops = [
      ...screen.getByRole('grid').querySelectorAll<HTMLElement>('a[href], button, input, [tabindex]'),
    ]
    expect(stops.filter(({ tabIndex }) => tabIndex >= 0).map(({ dataset }) => dataset.row)).toEqual([
      rowOf('Shirt 0001').dataset.row,
    ])
  })

  it('are moved through with j and k, the arrows, Home and End', async () => {
    const { person } = await shirts()
    rowOf('Shirt 0001').focus()
    await person.keyboard('jj{ArrowDown}')
    expect(document.activeElement).toBe(rowOf('Shirt 0004'))
    await person.keyboard('k')
    expect(document.activeElement).toBe(rowOf('Shirt 0003'))
    await person.keyboard('{End}')
    expect(document.activeElement).toBe(rowOf('Shirt 0006'))
    await person.keyboard('{Home}')
    expect(document.activeElement).toBe(rowOf('Shirt 0001'))
  })

  it('hold the tab stop where somebody has moved it to', async () => {
    const { person } = await shirts()
    rowOf('Shirt 0001').focus()
    await person.keyboard('jj')
    await waitFor(() => expect(rowOf('Shirt 0003').tabIndex).toBe(0))
    expect(rowOf('Shirt 0001').tabIndex).toBe(-1)
  })

  it.each(['j', 'k'])('are entered with %s from where nothing else takes keys', async (key) => {
    const { person } = await shirts()
    ;(document.activeElement as HTMLElement | null)?.blur()
    await person.keyboard(key)
    await waitFor(() => expect(document.activeElement).toBe(rowOf('Shirt 0001')))
  })

  it('name those keys in the list of shortcuts', async () => {
    await shirts()
    const { result } = renderHook(usePageKeyList)
    await waitFor(() =>
      expect(result.current.map(({ key }) => key)).toEqual(expect.arrayContaining(['j', 'k'])),
    )
  })

  it('are opened with Enter', async () => {
    const { person, place } = await shirts()
    rowOf('Shirt 0001').focus()
    await person.keyboard('jj{Enter}')
    expect(await screen.findByText('elsewhere')).toBeTruthy()
    expect(place.pathname).toMatch(/^\/app\/pages\/product\/[\da-f-]{36}\/show$/)
  })

  it('are picked with x and Space, and given up with Escape', async () => {
    const { person } = await shirts()
    rowOf('Shirt 0001').focus()
    await person.keyboard('xj ')
    await waitFor(() => expect(picked()).toEqual(['1', '2']))
    await person.keyboard('x')
    await waitFor(() => expect(picked()).toEqual(['1']))
    await person.keyboard('{Escape}')
    await waitFor(() => expect(picked()).toEqual([]))
  })

  it('are picked one after the other with Shift and the arrows, and given up again on the way back', async () => {
    const { person } = await shirts()
    rowOf('Shirt 0002').focus()
    await person.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await waitFor(() => expect(picked()).toEqual(['2', '3']))
    await person.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await waitFor(() => expect(picked()).toEqual(['2', '3', '4']))
    await person.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await waitFor(() => expect(picked()).toEqual(['2', '3']))
  })

  it('are all picked with Ctrl and A', async () => {
    const { person } = await shirts()
    rowOf('Shirt 0002').focus()
    await person.keyboard('{Control>}a{/Control}')
    await waitFor(() => expect(picked()).toHaveLength(6))
  })

  it('lead sideways to what they offer, and back', async () => {
    const { person } = await shirts()
    rowOf('Shirt 0001').focus()
    await person.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select Shirt 0001' }))
    await person.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Shirt 0001' }))
    await person.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(document.activeElement).toBe(rowOf('Shirt 0001'))
    await person.keyboard('{ArrowRight}{ArrowRight}{Escape}')
    expect(document.activeElement).toBe(rowOf('Shirt 0001'))
  })

  it('lead upwards to the names of the columns, where the order is chosen', async () => {
    const { person } = await shirts()
    rowOf('Shirt 0001').focus()
    await person.keyboard('{ArrowUp}{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Name' }))
    await person.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending'),
    )
    await person.keyboard('{ArrowDown}')
    expect(document.activeElement?.hasAttribute('data-row')).toBe(true)
  })

  it('leave a letter after g to the frame, which goes to another area', async () => {
    const { person } = await shirts()
    rowOf('Shirt 0002').focus()
    await person.keyboard('gk')
    expect(document.activeElement).toBe(rowOf('Shirt 0002'))
  })

  it('take no letters that are typed into the search box', async () => {
    const { person } = await shirts()
    await person.type(screen.getByRole('searchbox'), 'jxk')
    expect(picked()).toEqual([])
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('jxk')
  })
})

describe('the rows of a list by mouse', () => {
  it('open their record wherever they are pressed', async () => {
    const { person } = await shirts()
    await person.click(screen.getAllByText('₹10.00')[0] as HTMLElement)
    expect(await screen.findByText('elsewhere')).toBeTruthy()
  })

  it('are picked as a range with Shift', async () => {
    const { person } = await shirts()
    await person.click(screen.getByRole('checkbox', { name: 'Select Shirt 0002' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Shirt 0005' }), { shiftKey: true })
    await waitFor(() => expect(picked()).toEqual(['2', '3', '4', '5']))
  })

  it('remember the row that was opened for whoever comes back', async () => {
    const { person, navigate } = await shirts()
    await person.click(screen.getByRole('link', { name: 'Shirt 0004' }))
    await screen.findByText('elsewhere')
    await navigate(-1)
    await screen.findByText('Shirt 0004')
    expect(rowOf('Shirt 0004').tabIndex).toBe(0)
  })
})
