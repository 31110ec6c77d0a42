import { screen } from '@testing-library/react'
import type { FunctionComponent } from 'react'
import { expect, it, vi } from 'vitest'
import type { AnyRecord } from '../../../src/core/index.ts'
import { renderList } from './renderList.tsx'
import { product, registry, someShop } from './someShop.ts'

/** What was drawn since it was emptied: parts of the list by name, cells by the id of their record. */
const drawn = vi.hoisted((): string[] => [])

/** A module whose one component says each time when it is drawn. */
const telling = vi.hoisted(
  () =>
    (name: string, of: (props: { record?: AnyRecord }) => string = () => name) =>
    async (original: () => Promise<Record<string, unknown>>) => {
      const module = await original()
      const Part = module[name] as FunctionComponent<object>
      const Told = (props: object) => {
        drawn.push(of(props))
        return <Part {...props} />
      }
      return { ...module, [name]: Told }
    },
)

vi.mock('../../../src/views/list/Toolbar.tsx', telling('Toolbar'))
vi.mock('../../../src/views/list/ViewTabs.tsx', telling('ViewTabs'))
vi.mock('../../../src/views/list/Pager.tsx', telling('Pager'))
vi.mock(
  '../../../src/views/list/CellValue.tsx',
  telling('CellValue', ({ record }) => String(record?.id)),
)

// The bar is fetched when it is first needed, and `act` stops there.
await import('../../../src/views/list/BulkBar.tsx')

it.each([25, 50])('picking a row draws that row and the bar, of %i none else', async (perPage) => {
  const list = renderList({
    registry,
    resource: product,
    shop: someShop({ products: 100 }),
    search: `perPage=${perPage}`,
  })
  // The names of what they refer to have come.
  await screen.findAllByText('Nicobar')
  const [first, second] = document.querySelectorAll<HTMLElement>('tbody input[type=checkbox]')
  if (!first || !second) throw new Error('The list has no boxes.')
  expect([...new Set(drawn)]).toEqual(expect.arrayContaining(['Toolbar', 'ViewTabs', 'Pager']))
  await list.person.click(first)
  await screen.findByText('1 selected')
  const idOf = (box: HTMLElement) => box.closest<HTMLElement>('[data-row]')?.dataset.row
  drawn.length = 0
  await list.person.click(second)
  await screen.findByText('2 selected')
  // The row before gives up the stop of the Tab key.
  expect([...new Set(drawn)].sort()).toEqual([idOf(first), idOf(second)].sort())
})
