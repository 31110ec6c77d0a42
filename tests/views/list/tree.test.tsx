import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { category } from '../../../resources/catalogue/category/category.ts'
import { resources as registry } from '../../../resources/index.ts'
import { idOf, recordsOf, type Shop } from './fakeProvider.ts'
import { renderList, rowOf, withoutViews } from './renderList.tsx'

await withoutViews(category)

/** Women (Dresses (Midi, Maxi), Tops), Men, Home. */
function tree(): Shop {
  const names = ['Women', 'Dresses', 'Midi', 'Maxi', 'Tops', 'Men', 'Home']
  const parents = [null, 0, 1, 1, 0, null, null]
  const positions = [0, 0, 0, 1, 1, 1, 2]
  return {
    category: recordsOf(category, names.length, (index) => ({
      name: names[index],
      slug: `c-${index}`,
      position: positions[index],
      parent: parents[index] === null ? null : idOf('category', parents[index] as number),
    })),
  }
}

const shown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.trim())

async function categories(options: Partial<Parameters<typeof renderList>[0]> = {}) {
  const list = renderList({ registry, resource: category, shop: tree(), ...options })
  await screen.findByText('Women')
  // Which ones can be opened is known a moment later.
  await waitFor(() => expect(rowOf('Men').getAttribute('aria-expanded')).toBeNull())
  return list
}

const placeOf = (shop: Shop, name: string) => {
  const record = shop.category?.find((each) => each.name === name)
  return { parent: shop.category?.find(({ id }) => id === record?.parent)?.name, position: record?.position }
}

describe('the list of an area that is a tree', () => {
  it('shows the topmost records, and fetches what is below one when it is opened', async () => {
    const { asked, person } = await categories()
    expect(screen.getByRole('treegrid', { name: 'Categories' })).toBeTruthy()
    expect(shown()).toEqual(['Women', 'Men', 'Home'])
    expect(asked('getList')[0]?.params.filter).toEqual({ parent: { empty: true } })
    rowOf('Women').focus()
    await person.keyboard('{ArrowRight}')
    await screen.findByText('Dresses')
    expect(shown()).toEqual(['Women', 'Dresses', 'Tops', 'Men', 'Home'])
    expect(asked('getList').at(-2)?.params.filter).toEqual({ parent: idOf('category', 0) })
  })

  it('tells a screen reader how deep a record lies, and whether there is more below it', async () => {
    const { person } = await categories()
    expect(rowOf('Women').getAttribute('aria-expanded')).toBe('false')
    expect(rowOf('Home').hasAttribute('aria-expanded')).toBe(false)
    rowOf('Women').focus()
    await person.keyboard('{ArrowRight}')
    await screen.findByText('Tops')
    const facts = ['aria-level', 'aria-posinset', 'aria-setsize'].map((name) =>
      rowOf('Tops').getAttribute(name),
    )
    expect(facts).toEqual(['2', '2', '2'])
  })

  it('is opened, closed and left upwards by keyboard', async () => {
    const { person } = await categories()
    rowOf('Women').focus()
    await person.keyboard('{ArrowRight}')
    await screen.findByText('Dresses')
    await person.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(rowOf('Dresses'))
    await person.keyboard('{ArrowRight}')
    await screen.findByText('Maxi')
    await person.keyboard('jj')
    expect(document.activeElement).toBe(rowOf('Maxi'))
    await person.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(rowOf('Dresses'))
    await person.keyboard('{ArrowLeft}')
    await waitFor(() => expect(screen.queryByText('Maxi')).toBeNull())
    await person.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(rowOf('Women'))
  })

  it('is open where it was open when somebody comes back', async () => {
    const first = await categories()
    rowOf('Women').focus()
    await first.person.keyboard('{ArrowRight}')
    await screen.findByText('Tops')
    first.unmount()
    await categories({ store: first.store })
    expect(await screen.findByText('Tops')).toBeTruthy()
  })

  it('shows what a search finds flat, with the way there', async () => {
    const { person, asked } = await categories()
    await person.type(screen.getByRole('searchbox'), 'm')
    await waitFor(() => expect(shown().slice(0, 2)).toEqual(['Women', 'Midi Women › Dresses']))
    expect(asked('getList').at(-1)?.params.filter).toEqual({ q: 'm' })
    expect(screen.getByRole('grid')).toBeTruthy()
    const [first] = asked('getMany').filter(({ params }) => params.meta.lookup !== true)
    expect(first?.params.meta.fields).toEqual(['name', 'parent'])
  })

  it('moves a record among its neighbours by its menu', async () => {
    const { person, shop } = await categories()
    await person.click(screen.getByRole('button', { name: 'Actions for Home' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Move up' }))
    await waitFor(() => expect(shown()).toEqual(['Women', 'Home', 'Men']))
    expect(['Women', 'Home', 'Men'].map((name) => placeOf(shop, name).position)).toEqual([0, 1, 2])
  })

  it('moves a record among its neighbours with Alt and the arrows', async () => {
    const { person } = await categories()
    rowOf('Women').focus()
    await person.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(shown()).toEqual(['Men', 'Women', 'Home']))
  })

  it('offers no move upwards to the first of its neighbours', async () => {
    const { person } = await categories()
    await person.click(screen.getByRole('button', { name: 'Actions for Women' }))
    expect((await screen.findByRole('menuitem', { name: 'Move up' })).getAttribute('aria-disabled')).toBe(
      'true',
    )
  })

  it('moves a record to another place by a dialog that leaves out what lies below it', async () => {
    const { person, shop } = await categories()
    await person.click(screen.getByRole('button', { name: 'Actions for Men' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Move to…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move: “Men”' }))
    await person.click(await dialog.findByRole('combobox', { name: 'Parent category' }))
    expect((await screen.findByRole('option', { name: /Men/ })).getAttribute('aria-disabled')).toBe('true')
    await person.click(await screen.findByRole('option', { name: /Home/ }))
    await person.click(dialog.getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(placeOf(shop, 'Men').parent).toBe('Home'))
  })

  it('begins a new record below another one', async () => {
    const list = await categories()
    await list.person.click(screen.getByRole('button', { name: 'Actions for Home' }))
    await list.person.click(await screen.findByRole('menuitem', { name: 'Add one below' }))
    await waitFor(() => expect(list.place.state).toEqual({ record: { parent: idOf('category', 6) } }))
  })

  it('keeps its shape in a narrow window, with the titles alone', async () => {
    renderList({ registry, resource: category, shop: tree(), width: 375 })
    expect(await screen.findByRole('treegrid')).toBeTruthy()
    expect(
      screen
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .filter(Boolean),
    ).toEqual(['Name', 'Actions'])
  })
})
