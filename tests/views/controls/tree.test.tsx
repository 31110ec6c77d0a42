import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { LookupListBox } from '../../../src/controls/lookup/LookupListBox.tsx'
import { branchesOf, type UseBranch } from '../../../src/controls/tree/nodes.ts'
import { Tree } from '../../../src/controls/tree/Tree.tsx'
import type { Field } from '../../../src/core/index.ts'
import { renderMerchandising } from '../../areas/merchandising/renderMerchandising.tsx'

const useWritten = branchesOf([
  {
    id: 'women',
    title: 'Women',
    below: [
      { id: 'tops', title: 'Tops', below: [{ id: 'kurtas', title: 'Kurtas' }] },
      { id: 'saris', title: 'Saris' },
    ],
  },
  { id: 'men', title: 'Men', disabled: true },
])

function Chosen({ useBranch = useWritten, isMany = false }: { useBranch?: UseBranch; isMany?: boolean }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <>
      <Tree
        label="Categories"
        isMany={isMany}
        useBranch={useBranch}
        chosen={chosen}
        onChoose={({ id }) => setChosen(isMany ? [...chosen, id] : [id])}
      />
      <output>{chosen.join()}</output>
    </>
  )
}

const item = (name: string) => screen.getByRole('treeitem', { name })
const focused = () => document.activeElement?.getAttribute('data-node')
const said = () => document.querySelector('output')?.textContent

describe('a tree', () => {
  it('is one stop of the Tab key; arrows open, lead down and back, letters lead to a title', async () => {
    const { person } = renderMerchandising(<Chosen />)
    await person.tab()
    expect(focused()).toBe('women')
    expect(item('Women').ariaExpanded).toBe('false')
    await person.keyboard('{ArrowRight}{ArrowRight}')
    expect(focused()).toBe('tops')
    await person.keyboard('s')
    expect(focused()).toBe('saris')
    await person.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(focused()).toBe('women')
    expect(screen.queryByRole('treeitem', { name: 'Saris' })).toBeNull()
    await person.keyboard('{End}')
    expect(focused()).toBe('men')
    await person.tab({ shift: true })
    expect(document.activeElement).toBe(document.body)
    await person.tab()
    expect(focused()).toBe('men')
  })

  it('is opened by the mouse without choosing; what is disabled is not chosen', async () => {
    const { person } = renderMerchandising(<Chosen />)
    await person.click(item('Women').querySelector('svg') as SVGElement)
    expect(item('Women').ariaExpanded).toBe('true')
    expect(said()).toBe('')
    await person.click(screen.getByText('Men'))
    expect(said()).toBe('')
    await person.click(screen.getByText('Saris'))
    expect(said()).toBe('saris')
    expect(item('Saris').ariaSelected).toBe('true')
  })

  it('checks several, each by itself', async () => {
    const { person } = renderMerchandising(<Chosen isMany />)
    await person.tab()
    await person.keyboard(' {ArrowRight}{ArrowDown}{Enter}')
    expect(said()).toBe('women,tops')
    expect(item('Women').ariaChecked).toBe('true')
    await person.keyboard('{ArrowRight}')
    expect(item('Kurtas').ariaChecked).toBe('false')
  })

  it('asks once more for what could not be had', async () => {
    const useFailing: UseBranch = (id) => {
      const [isThere, setThere] = useState(id === null)
      const branch = useWritten(id)
      return isThere ? branch : { ...branch, nodes: [], retry: () => setThere(true) }
    }
    const { person } = renderMerchandising(<Chosen useBranch={useFailing} />)
    await person.tab()
    await person.keyboard('{ArrowRight}{ArrowDown}')
    expect(document.activeElement?.textContent).toMatch(/could not be loaded/)
    await person.keyboard('{Enter}')
    expect(item('Saris')).toBeTruthy()
  })
})

describe('categories of a coupon from their tree', () => {
  const records = [
    { id: 'w', name: 'Women', parent: null },
    { id: 's', name: 'Saris', parent: 'w' },
  ]
  const asked: unknown[] = []
  const getList = async (_: string, { filter }: { filter: { parent: unknown } }) => {
    asked.push(filter)
    const wanted = filter.parent as string | null | { in: string[] }
    const data = records.filter(({ parent }) =>
      wanted && typeof wanted === 'object' ? wanted.in.includes(parent ?? '') : parent === wanted,
    )
    return { data, total: data.length }
  }
  function Box() {
    const [ids, setIds] = useState<string[] | null>([])
    const field = resources.coupon.fields.categories as Field
    return (
      <>
        <LookupListBox
          id="categories"
          source="categories"
          name="categories"
          label="Categories"
          resource={resources.coupon as never}
          field={field}
          options={field.options as never}
          value={ids}
          onChange={setIds}
        />
        <output>{ids?.join()}</output>
      </>
    )
  }

  it('are chosen where they stand, level by level', async () => {
    const { person } = renderMerchandising(<Box />, { provider: { getList } })
    await person.click(await screen.findByRole('button', { name: 'Choose from the tree' }))
    const dialog = await screen.findByRole('dialog', { name: 'Categories' })
    await waitFor(() => expect(focused()).toBe('w'))
    await person.keyboard('{ArrowRight}')
    await within(dialog).findByRole('treeitem', { name: 'Saris' })
    await person.keyboard('{ArrowDown} ')
    expect(document.querySelector('output:not([data-testid])')?.textContent).toBe('s')
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement?.textContent).toBe('Choose from the tree')
  })

  it('are not offered, nor asked for, where somebody may only look them up', async () => {
    asked.length = 0
    renderMerchandising(<Box />, {
      provider: { getList },
      permissions: [{ key: 'coupon', view: true, edit: true }],
    })
    await screen.findByRole('combobox')
    expect(screen.queryByRole('button', { name: 'Choose from the tree' })).toBeNull()
    expect(asked).toEqual([])
  })
})
