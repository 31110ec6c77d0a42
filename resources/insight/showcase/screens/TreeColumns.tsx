// biome-ignore-all lint/a11y/useFocusableInteractive: in a tree one item at a time takes the focus
// biome-ignore-all lint/a11y/useSemanticElements: the tree of the ARIA practices, column by column

import { useTranslate } from 'ra-core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Glyph } from '../../../../src/controls/parts/Glyph.tsx'
import { askAgain } from '../../../../src/controls/tree/askAgain.ts'
import type { TreeNode, UseBranch } from '../../../../src/controls/tree/nodes.ts'
import { columnStep } from './columnStep.ts'
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
      <div
        role="group"
        aria-busy={isLoading || undefined}
        className={css.column}
        ref={level > 0 ? comeIntoSight : undefined}
      >
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
        {retry ? (
          // In a tree there is nothing but its items: the keys lead here as to any other.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the tree
          <div
            role="treeitem"
            tabIndex={level === 0 ? 0 : -1}
            className={css.item}
            aria-level={level + 1}
            aria-selected={false}
            onClick={({ currentTarget }) => askAgain(currentTarget, retry)}
          >
            {translate('fields.lookup.failed')}
          </div>
        ) : (
          nodes.length === 0 && (
            <p className={css.note}>
              {translate(isLoading ? 'fields.lookup.searching' : 'fields.lookup.empty')}
            </p>
          )
        )}
      </div>
      {entered && (
        <Column key={entered.id} id={entered.id} level={level + 1} way={[...way, entered]} {...tree} />
      )}
    </>
  )
}

/** In a narrow place the columns are scrolled sideways; the page stays where it is. */
function comeIntoSight(column: HTMLElement | null): void {
  const frame = column?.parentElement
  if (!column || !frame) return
  const [own, around] = [column.getBoundingClientRect(), frame.getBoundingClientRect()]
  const isBackward = getComputedStyle(frame).direction === 'rtl'
  const beyond = isBackward ? Math.min(0, own.left - around.left) : Math.max(0, own.right - around.right)
  if (beyond !== 0) frame.scrollLeft += beyond
}
