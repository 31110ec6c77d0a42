import { screen, waitFor, within } from '@testing-library/react'
import { useDataProvider, useListContext } from 'ra-core'
import { describe, expect, it } from 'vitest'
import type { ShopDataProvider } from '../../../src/providers/dataProvider.ts'
import { loadViews } from '../../../src/views/loadViews.ts'
import { defineViews, type OwnActionProps } from '../../../src/views/overrides.ts'
import { renderList } from './renderList.tsx'
import { order, registry, someShop } from './someShop.ts'

/** Under a name of its own, because the views of a name are loaded once. */
const sale = { ...order, name: 'sale' }

/** Says what it is for, and changes it where asked to. */
function Label({ resource, records, close }: OwnActionProps) {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const change = async () => {
    const [first] = records
    if (first)
      await dataProvider.bulkUpdate(resource.path, {
        items: [first],
        dryRun: false,
        data: { number: 'O-NEW' },
      })
    close()
  }
  return (
    <div role="dialog" aria-label="Label">
      <p>{records.map(({ number }) => String(number)).join(' ') || 'none'}</p>
      <button type="button" onClick={change}>
        Change the first
      </button>
      <button type="button" onClick={close}>
        Done
      </button>
    </div>
  )
}

function Count() {
  const { total } = useListContext()
  return <p>{total} at the top</p>
}

describe('actions that an area brings along', () => {
  const views = defineViews(order, {
    actions: {
      label: {
        on: ['record', 'selection'],
        flag: 'view',
        icon: 'print',
        when: { status: 'paid' },
        Dialog: Label,
      },
      recount: { on: ['list'], flag: 'edit', Dialog: Label },
    },
    top: Count,
  })
  const listOf = (permissions?: readonly Record<string, unknown>[]) =>
    renderList({
      registry,
      resource: sale,
      shop: someShop({ products: 1, orders: 7 }),
      ...(permissions ? { permissions } : {}),
    })
  const load = () => loadViews('sale', { sale: async () => views })
  const menuOf = async ({ person }: ReturnType<typeof renderList>, title: string) => {
    await person.click(await screen.findByRole('button', { name: `Actions for ${title}` }))
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  }

  it('are in the menu of the records that meet their condition, and get the record', async () => {
    await load()
    const list = listOf()
    expect(await menuOf(list, 'O-1000')).not.toContain('Label')
    await list.person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(await menuOf(list, 'O-1001')).toContain('Label')
    await list.person.click(screen.getByRole('menuitem', { name: 'Label' }))
    expect(within(await screen.findByRole('dialog', { name: 'Label' })).getByText('O-1001')).toBeTruthy()
  })

  it('are offered for a selection only where all of it meets their condition', async () => {
    await load()
    const list = listOf([{ key: 'sale', view: true }])
    await list.person.click(await screen.findByRole('checkbox', { name: 'Select O-1001' }))
    await list.person.click(await screen.findByRole('checkbox', { name: 'Select O-1006' }))
    const bar = within(await screen.findByRole('region', { name: 'Selected records' }))
    await list.person.click(await bar.findByRole('button', { name: 'Label' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Label' }))
    expect(dialog.getByText('O-1001 O-1006')).toBeTruthy()
    await list.person.click(dialog.getByRole('button', { name: 'Done' }))
    await list.person.click(screen.getByRole('checkbox', { name: 'Select O-1000' }))
    await bar.findByText('3 selected')
    expect(bar.queryByRole('button', { name: 'Label' })).toBeNull()
  })

  it('leave the list as it is now, and pick no more what they changed', async () => {
    await load()
    const list = listOf([{ key: 'sale', view: true }])
    await list.person.click(await screen.findByRole('checkbox', { name: 'Select O-1001' }))
    await list.person.click(screen.getByRole('checkbox', { name: 'Select O-1006' }))
    const bar = within(await screen.findByRole('region', { name: 'Selected records' }))
    await list.person.click(await bar.findByRole('button', { name: 'Label' }))
    await list.person.click(await screen.findByRole('button', { name: 'Change the first' }))
    expect(await screen.findByText('O-NEW')).toBeTruthy()
    expect(await bar.findByText('1 selected')).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: 'Label' })).toBeNull()
  })

  it('stand above the list for those who hold their flag, and get no records', async () => {
    await load()
    const list = listOf([{ key: 'sale', view: true, edit: true }])
    await list.person.click(await screen.findByRole('button', { name: 'Recount' }))
    expect(within(await screen.findByRole('dialog', { name: 'Label' })).getByText('none')).toBeTruthy()
    list.unmount()
    listOf([{ key: 'sale', view: true }])
    await screen.findByText('O-1000')
    expect(screen.queryByRole('button', { name: 'Recount' })).toBeNull()
  })

  it('may show something above the records, which knows the list', async () => {
    await load()
    listOf()
    expect(await screen.findByText('7 at the top')).toBeTruthy()
  })
})
