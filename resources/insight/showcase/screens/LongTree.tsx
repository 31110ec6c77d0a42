// biome-ignore-all lint/a11y/useFocusableInteractive: the tree has the focus and says which of its items is meant
// biome-ignore-all lint/a11y/useSemanticElements: there is no element for a tree

import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { Glyph } from '../../../../src/controls/parts/Glyph.tsx'
import type { WrittenNode } from '../../../../src/controls/tree/nodes.ts'
import css from './LongTree.module.css'

const height = 34

interface Row {
  readonly node: WrittenNode
  readonly level: number
  readonly at: number
  readonly of: number
}

interface LongTreeProps {
  label: string
  nodes: readonly WrittenNode[]
  opened?: readonly string[]
  chosen: string | undefined
  onChoose: (node: WrittenNode) => void
}

/** A tree of thousands of nodes that are there as a whole: only the lines in sight are in the page. By the keyboard as every tree. */
export function LongTree({ label, nodes, opened = [], chosen, onChoose }: LongTreeProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(opened))
  const [at, setAt] = useState(0)
  const rows = useMemo(() => rowsOf(nodes, open, 1), [nodes, open])
  const lines = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: 6,
    initialRect: { width: 300, height: 280 },
  })
  const toggle = (node: WrittenNode, isOpen: boolean) => {
    const next = new Set(open)
    if (isOpen) next.add(node.id)
    else next.delete(node.id)
    setOpen(next)
  }
  const go = (next: number) => {
    if (next < 0 || next >= rows.length) return
    setAt(next)
    lines.scrollToIndex(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = rows[at]
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return
    const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl'
    const { key } = event
    const isOn = key === (isTurned ? 'ArrowLeft' : 'ArrowRight')
    const isBack = key === (isTurned ? 'ArrowRight' : 'ArrowLeft')
    const isOpen = open.has(row.node.id)
    if (key === 'ArrowDown') go(at + 1)
    else if (key === 'ArrowUp') go(at - 1)
    else if (key === 'Home') go(0)
    else if (key === 'End') go(rows.length - 1)
    else if (key === 'Enter' || key === ' ') onChoose(row.node)
    else if (isOn && row.node.below) isOpen ? go(at + 1) : toggle(row.node, true)
    else if (isBack && row.node.below && isOpen) toggle(row.node, false)
    else if (isBack) go(rows.findLastIndex(({ level }, index) => index < at && level < row.level))
    else if (key.length === 1) go(leadsTo(rows, at, key))
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={box}
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={`${id}-${at}`}
      className={css.tree}
      onKeyDown={onKeyDown}
      onFocus={() => lines.scrollToIndex(at)}
    >
      <div role="none" style={{ position: 'relative', blockSize: lines.getTotalSize() }}>
        {lines.getVirtualItems().map(({ key, index, start }) => {
          const { node, level, at: place, of } = rows[index] as Row
          const isOpen = open.has(node.id)
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the tree
            <div
              key={key}
              id={`${id}-${index}`}
              role="treeitem"
              aria-level={level}
              aria-posinset={place}
              aria-setsize={of}
              aria-expanded={node.below ? isOpen : undefined}
              aria-selected={node.id === chosen}
              className={css.row}
              data-active={index === at || undefined}
              style={{ insetBlockStart: start, blockSize: height, paddingInlineStart: level * 20 - 12 }}
              onClick={() => {
                setAt(index)
                if (node.below) toggle(node, !isOpen)
                else onChoose(node)
              }}
            >
              <span className={css.toggle} data-open={isOpen || undefined}>
                {node.below && <Glyph name="next" size={18} />}
              </span>
              {node.title}
            </div>
          )
        })}
      </div>
    </div>
  )
}

const rowsOf = (nodes: readonly WrittenNode[], open: ReadonlySet<string>, level: number): readonly Row[] =>
  nodes.flatMap((node, index) => [
    { node, level, at: index + 1, of: nodes.length },
    ...(node.below && open.has(node.id) ? rowsOf(node.below, open, level + 1) : []),
  ])

/** The next line that begins with a letter; −1 where none does. */
function leadsTo(rows: readonly Row[], at: number, letter: string): number {
  const begins = ({ node }: Row) => node.title.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase())
  const after = rows.findIndex((row, index) => index > at && begins(row))
  return after >= 0 ? after : rows.findIndex(begins)
}
