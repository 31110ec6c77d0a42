// biome-ignore-all lint/a11y/useFocusableInteractive: in a tree one item at a time takes the focus
// biome-ignore-all lint/a11y/useSemanticElements: the tree of the ARIA practices, column by column

import { useTranslate } from 'ra-core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Glyph } from '../parts/Glyph.tsx'
import { columnStep } from './columnStep.ts'
import type { TreeNode, UseBranch } from './nodes.ts'
import css from './TreeColumns.module.css'

export interface TreeColumnsProps {
  label: string
  useBranch: UseBranch
  /** Those that are open at first, the topmost first. */
  opened?: readonly string[]
  chosen: string | null
  /** Only what has nothing below it can be chosen. */
  leavesOnly?: boolean
  /** What is chosen, or the first one of all, takes the focus as soon as it is there. */
  autoFocus?: boolean
  /** The pointer opens what it is on. */
  opensOnHover?: boolean
  /** Gets what is chosen, last in the way that leads to it. */
  onChoose: (way: readonly TreeNode[]) => void
}

/**
 * A tree, one level beside the other: arrows go up and down in a column, on to what lies below and back; letters lead to a title;
 * Enter and Space choose, and show what lies below.
 */
export function TreeColumns({
  label,
  opened = [],
  leavesOnly = false,
  autoFocus = false,
  onChoose,
  ...props
}: TreeColumnsProps) {
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(opened)
  const [stop, setStop] = useState<string>()
  const openAt = (level: number, id: string) => setOpen([...open.slice(0, level), id])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = root.current && columnStep(event, root.current)
    if (!step) return
    event.preventDefault()
    if (step.focus) step.focus.focus()
    else if (step.open) openAt(step.open.level, step.open.id)
    else step.press?.click()
  }
  useEffect(() => {
    if (!autoFocus || !root.current) return
    const items = [...root.current.querySelectorAll<HTMLElement>('[role="treeitem"]')]
    const place = items.find(({ ariaSelected }) => ariaSelected === 'true') ?? items[0]
    place?.focus()
  }, [autoFocus])
  return (
    <div
      ref={root}
      role="tree"
      aria-label={label}
      className={css.columns}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => setStop(target.dataset.node)}
    >
      <Column
        {...props}
        id={null}
        level={0}
        way={[]}
        open={open}
        stop={stop}
        openAt={openAt}
        onChoose={(way) => {
          const node = way.at(-1)
          if (node?.hasBelow) openAt(way.length - 1, node.id)
          if (!leavesOnly || !node?.hasBelow) onChoose(way)
        }}
      />
    </div>
  )
}

interface ColumnProps extends Omit<TreeColumnsProps, 'label' | 'opened' | 'leavesOnly' | 'autoFocus'> {
  id: string | null
  level: number
  /** What leads here. */
  way: readonly TreeNode[]
  open: readonly string[]
  stop: string | undefined
  openAt: (level: number, id: string) => void
}

function Column({ id, level, way, ...tree }: ColumnProps) {
  const translate = useTranslate()
  const { open, stop, chosen, opensOnHover, openAt, onChoose } = tree
  const { nodes, isLoading, retry } = tree.useBranch(id)
  const entered = nodes.find((node) => node.hasBelow && node.id === open[level])
  return (
    <>
      <div role="group" className={css.column} ref={level > 0 ? comeIntoSight : undefined}>
        {nodes.map((node, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the tree
          <div
            key={node.id}
            role="treeitem"
            data-node={node.id}
            tabIndex={stop === node.id || (stop === undefined && level === 0 && index === 0) ? 0 : -1}
            className={css.item}
            aria-level={level + 1}
            aria-expanded={node.hasBelow ? node === entered : undefined}
            aria-selected={node.id === chosen}
            aria-disabled={node.disabled || undefined}
            onPointerEnter={() => opensOnHover && node.hasBelow && !node.disabled && openAt(level, node.id)}
            onClick={() => !node.disabled && onChoose([...way, node])}
          >
            <span dir="auto">{node.content ?? node.title}</span>
            {node.hasBelow && <Glyph name="next" />}
          </div>
        ))}
        {nodes.length === 0 && (
          <p className={css.note} role="status">
            {translate(isLoading ? 'fields.lookup.searching' : 'fields.lookup.empty')}
          </p>
        )}
        {retry && (
          <button type="button" className={css.note} onClick={retry}>
            {translate('fields.lookup.failed')}
          </button>
        )}
      </div>
      {entered && (
        <Column key={entered.id} id={entered.id} level={level + 1} way={[...way, entered]} {...tree} />
      )}
    </>
  )
}

/** In a narrow window the columns are scrolled sideways. */
const comeIntoSight = (column: HTMLElement | null) =>
  column?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
