import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { ColumnsPicker } from '../../resources/insight/showcase/screens/ColumnsPicker.tsx'
import { checkedBranches, toggledBranch } from '../../src/controls/tree/checkedBranches.ts'
import { branchesOf, type UseBranch, type WrittenNode } from '../../src/controls/tree/nodes.ts'
import { Tree } from '../../src/controls/tree/Tree.tsx'
import { renderMerchandising } from '../areas/merchandising/renderMerchandising.tsx'

const roots: readonly WrittenNode[] = [
  {
    id: 'women',
    title: 'Women',
    below: [
      { id: 'tops', title: 'Tops', below: [{ id: 'kurtas', title: 'Kurtas' }] },
      { id: 'saris', title: 'Saris' },
    ],
  },
  { id: 'men', title: 'Men', disabled: true, below: [{ id: 'shirts', title: 'Shirts' }] },
]

const useBranch = branchesOf(roots)
const item = (name: string) => screen.getByRole('treeitem', { name })
const focused = () => document.activeElement?.getAttribute('data-node')
const said = () => document.querySelector('output:not([data-testid])')?.textContent

function Picker(props: { leavesOnly?: boolean; opensOnHover?: boolean; useBranch?: UseBranch }) {
  const [way, setWay] = useState<readonly string[]>([])
  return (
    <>
      <ColumnsPicker
        useBranch={useBranch}
        {...props}
        open="Category"
        label="Categories"
        chosen={way.at(-1) ?? null}
        onChoose={(nodes) => setWay(nodes.map(({ id }) => id))}
      />
      <output>{way.join()}</output>
    </>
  )
}

describe('a tree in columns', () => {
  it('is gone through by the keys, and closes with what has nothing below it', async () => {
    const { person } = renderMerchandising(<Picker />)
    await person.tab()
    await person.keyboard('{Enter}')
    expect(focused()).toBe('women')
    await person.keyboard('{ArrowRight}{ArrowRight}s')
    expect(focused()).toBe('saris')
    await person.keyboard('{ArrowUp}{Enter}')
    expect(said()).toBe('women,tops')
    expect(item('Tops').ariaExpanded).toBe('true')
    await person.keyboard('{ArrowRight}{ArrowLeft}')
    expect(focused()).toBe('tops')
    await person.keyboard('{ArrowRight} ')
    expect(said()).toBe('women,tops,kurtas')
    expect(screen.queryByRole('tree')).toBeNull()
    expect(document.activeElement?.textContent).toBe('Category')
  })

  it('lets nothing disabled be opened or chosen, and only the last level where that is wanted', async () => {
    const { person } = renderMerchandising(<Picker leavesOnly />)
    await person.click(screen.getByRole('button', { name: 'Category' }))
    await person.keyboard('{End}{ArrowRight}{Enter}')
    expect(item('Men').ariaExpanded).toBe('false')
    expect(said()).toBe('')
    await person.keyboard('{Home}{Enter}')
    expect(said()).toBe('')
    expect(item('Saris')).toBeTruthy()
  })

  it('asks once more, by the keys, for what could not be had', async () => {
    const useFailing: UseBranch = (id) => {
      const [isThere, setThere] = useState(id === null)
      const branch = useBranch(id)
      return isThere ? branch : { ...branch, nodes: [], retry: () => setThere(true) }
    }
    const { person } = renderMerchandising(<Picker useBranch={useFailing} />)
    await person.click(screen.getByRole('button', { name: 'Category' }))
    await person.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement?.textContent).toMatch(/could not be loaded/)
    await person.keyboard('{Enter}')
    expect(item('Saris')).toBeTruthy()
  })

  it('is opened by the pointer alone where that is wanted', async () => {
    const { person } = renderMerchandising(<Picker opensOnHover />)
    await person.click(screen.getByRole('button', { name: 'Category' }))
    await person.hover(item('Women'))
    await person.hover(item('Tops'))
    expect(item('Kurtas')).toBeTruthy()
    expect(said()).toBe('')
  })
})

describe('a tree whose branches are checked as a whole', () => {
  it('checks what is above with all of it, and half with a part', () => {
    expect(checkedBranches(roots, ['kurtas'])).toEqual({ chosen: ['tops', 'kurtas'], partly: ['women'] })
    expect(checkedBranches(roots, ['kurtas', 'saris'])).toEqual({
      chosen: ['women', 'tops', 'kurtas', 'saris'],
      partly: [],
    })
    expect(toggledBranch(roots, ['saris'], 'women')).toEqual(['kurtas', 'saris'])
    expect(toggledBranch(roots, ['kurtas', 'saris'], 'women')).toEqual([])
  })

  it('says so, by the keys', async () => {
    function Checked() {
      const [leaves, setLeaves] = useState<readonly string[]>(['saris'])
      return (
        <Tree
          isMany
          label="Categories"
          useBranch={useBranch}
          opened={['women']}
          {...checkedBranches(roots, leaves)}
          onChoose={({ id }) => setLeaves(toggledBranch(roots, leaves, id))}
        />
      )
    }
    const { person } = renderMerchandising(<Checked />)
    await person.tab()
    expect(item('Women').ariaChecked).toBe('mixed')
    await person.keyboard(' ')
    expect([item('Women').ariaChecked, item('Tops').ariaChecked]).toEqual(['true', 'true'])
    await person.keyboard('{ArrowDown} ')
    expect([item('Women').ariaChecked, item('Saris').ariaChecked]).toEqual(['mixed', 'true'])
  })
})
