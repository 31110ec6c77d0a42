import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { LongTree } from '../../resources/insight/showcase/screens/LongTree.tsx'
import { movedNode } from '../../src/controls/tree/movedNode.ts'
import { branchesOf, type WrittenNode } from '../../src/controls/tree/nodes.ts'
import { Tree } from '../../src/controls/tree/Tree.tsx'

const nodes: readonly WrittenNode[] = [
  {
    id: 'a',
    title: 'A',
    below: [
      { id: 'a1', title: 'A1' },
      { id: 'a2', title: 'A2' },
    ],
  },
  { id: 'b', title: 'B' },
  { id: 'c', title: 'C', disabled: true },
]

const written = (tree: readonly WrittenNode[] | undefined): unknown =>
  tree?.map(({ id, below }) => (below ? [id, written(below)] : id))

describe('a node of a tree', () => {
  it.each([
    ['a2', { by: 'up' }, [['a', ['a2', 'a1']], 'b', 'c'], 'a'],
    ['a', { by: 'down' }, ['b', ['a', ['a1', 'a2']], 'c'], null],
    ['b', { by: 'in' }, [['a', ['a1', 'a2', 'b']], 'c'], 'a'],
    ['a1', { by: 'out' }, [['a', ['a2']], 'a1', 'b', 'c'], null],
    ['b', { by: 'before', to: 'a2' }, [['a', ['a1', 'b', 'a2']], 'c'], 'a'],
    ['a1', { by: 'after', to: 'c' }, [['a', ['a2']], 'b', 'c', 'a1'], null],
    ['a', { by: 'into', to: 'b' }, [['b', [['a', ['a1', 'a2']]]], 'c'], 'b'],
  ] as const)('%s is moved %j', (id, way, tree, above) => {
    const moved = movedNode(nodes, id, way)
    expect(written(moved?.nodes)).toEqual(tree)
    expect(moved?.above).toBe(above)
  })

  it.each([
    ['a', { by: 'up' }],
    ['c', { by: 'down' }],
    ['a', { by: 'in' }],
    ['b', { by: 'out' }],
    ['a', { by: 'into', to: 'a1' }],
    ['a', { by: 'before', to: 'a1' }],
  ] as const)('%s cannot be moved %j', (id, way) => {
    expect(movedNode(nodes, id, way)).toBeUndefined()
  })
})

describe('a tree whose nodes are moved', () => {
  it('asks for it by Alt with the arrows, and by dragging', () => {
    const onMove = vi.fn(() => undefined)
    render(
      <Tree label="Tree" useBranch={branchesOf(nodes)} chosen={[]} onChoose={() => {}} onMove={onMove} />,
    )
    const item = screen.getByRole('treeitem', { name: 'B' })
    fireEvent.keyDown(item, { key: 'ArrowUp', altKey: true })
    expect(onMove).toHaveBeenLastCalledWith('b', { by: 'up' })
    const line = (name: string) => screen.getByRole('treeitem', { name }).firstElementChild as HTMLElement
    fireEvent.dragStart(line('B'), { dataTransfer: { setData: () => {} } })
    fireEvent.dragOver(line('A'), { clientY: 0 })
    fireEvent.drop(line('A'))
    expect(onMove).toHaveBeenLastCalledWith('b', expect.objectContaining({ to: 'a' }))
  })
})

describe('a tree of thousands', () => {
  const many: readonly WrittenNode[] = Array.from({ length: 500 }, (_, at) => ({
    id: `${at}`,
    title: `LS-${at}`,
    ...(at === 0 ? { below: [{ id: 'in', title: 'Inside' }] } : {}),
  }))

  it('has only lines in sight, opens and closes, and chooses by the keyboard', () => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(280)
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300)
    const onChoose = vi.fn()
    render(<LongTree label="Stock" nodes={many} chosen={undefined} onChoose={onChoose} />)
    const tree = screen.getByRole('tree', { name: 'Stock' })
    const items = () => within(tree).getAllByRole('treeitem')
    expect(items().length).toBeLessThan(40)
    const active = () => document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')
    fireEvent.keyDown(tree, { key: 'ArrowRight' })
    expect(active()?.getAttribute('aria-expanded')).toBe('true')
    fireEvent.keyDown(tree, { key: 'i' })
    expect(active()?.textContent).toBe('Inside')
    expect(active()?.getAttribute('aria-level')).toBe('2')
    fireEvent.keyDown(tree, { key: 'ArrowLeft' })
    expect(active()?.textContent).toBe('LS-0')
    fireEvent.keyDown(tree, { key: 'ArrowLeft' })
    expect(active()?.getAttribute('aria-expanded')).toBe('false')
    fireEvent.keyDown(tree, { key: 'ArrowDown' })
    fireEvent.keyDown(tree, { key: 'Enter' })
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }))
  })
})
