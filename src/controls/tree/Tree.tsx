// biome-ignore-all lint/a11y/useFocusableInteractive: in a tree one item at a time takes the focus
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the tree of the ARIA practices, on lists

import { useTranslate } from 'ra-core'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Glyph } from '../parts/Glyph.tsx'
import { askAgain } from './askAgain.ts'
import type { TreeNode, UseBranch } from './nodes.ts'
import { stepOf } from './stepOf.ts'
import css from './Tree.module.css'
import { type MoveNode, useTreeMove } from './useTreeMove.ts'

interface TreeProps {
  label: string
  useBranch: UseBranch
  /** Those that are open at first. */
  opened?: readonly string[]
  chosen: readonly string[]
  /** Several may be chosen: each has a box to check. */
  isMany?: boolean
  /** Those of several of which a part of what lies below is chosen. */
  partly?: readonly string[]
  /** The first node takes the focus as soon as it is there. */
  autoFocus?: boolean
  /** Which are open, and how to change that, where somebody else decides it; `opened` is not asked then. */
  open?: ReadonlySet<string>
  onOpen?: (open: ReadonlySet<string>) => void
  /** Lines show what lies below what. */
  isLined?: boolean
  /** What is drawn before a title. */
  sign?: ((node: TreeNode, isOpen: boolean) => ReactNode) | undefined
  /** What opens and closes, in place of the arrow. */
  toggleSign?: ((isOpen: boolean) => ReactNode) | undefined
  /** Nodes are dragged, or moved by Alt with the arrows; answers the node below which the moved one lies then. */
  onMove?: MoveNode | undefined
  onChoose: (node: TreeNode) => void
}

/**
 * A tree by the ARIA practices: one stop of the Tab key; arrows go up and down, open and close, letters lead to a title; Enter and
 * Space choose. What lies below a node is asked for when it is opened.
 */
export function Tree({
  label,
  useBranch,
  opened = [],
  chosen,
  isMany = false,
  partly = [],
  autoFocus = false,
  open: openOutside,
  onOpen,
  isLined = false,
  sign,
  toggleSign,
  onMove,
  onChoose,
}: TreeProps) {
  const root = useRef<HTMLUListElement>(null)
  const [openInside, setOpenInside] = useState<ReadonlySet<string>>(new Set(opened))
  const open = openOutside ?? openInside
  const [stop, setStop] = useState<string>()
  const toggle = (id: string, isOpen: boolean) => {
    const next = new Set(open)
    if (isOpen) next.add(id)
    else next.delete(id)
    setOpenInside(next)
    onOpen?.(next)
  }
  const move = useTreeMove(root, onMove, (id) => toggle(id, true))
  const onKeyDown = (event: KeyboardEvent) => {
    if (move.onKeyDown(event)) return
    const step = root.current && stepOf(event, root.current)
    if (!step) return
    event.preventDefault()
    if (step.item) step.item.focus()
    else if (step.open !== undefined) toggle(step.id, step.open)
    else step.press?.click()
  }
  return (
    <ul
      ref={root}
      role="tree"
      aria-label={label}
      aria-multiselectable={isMany || undefined}
      className={css.tree}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => setStop((target as HTMLElement).dataset.node)}
    >
      <Level
        id={null}
        level={1}
        stop={stop}
        useBranch={useBranch}
        open={open}
        toggle={toggle}
        chosen={chosen}
        isMany={isMany}
        partly={partly}
        autoFocus={autoFocus}
        isLined={isLined}
        sign={sign}
        toggleSign={toggleSign}
        dragOf={move.dragOf}
        onChoose={onChoose}
      />
    </ul>
  )
}

interface LevelProps
  extends Required<
      Pick<TreeProps, 'useBranch' | 'chosen' | 'isMany' | 'partly' | 'autoFocus' | 'isLined' | 'onChoose'>
    >,
    Pick<TreeProps, 'sign' | 'toggleSign'> {
  dragOf: ReturnType<typeof useTreeMove>['dragOf']
  id: string | null
  level: number
  open: ReadonlySet<string>
  toggle: (id: string, isOpen: boolean) => void
  stop: string | undefined
}

function Level({ id, level, ...tree }: LevelProps) {
  const translate = useTranslate()
  const { nodes, isLoading, retry } = tree.useBranch(id)
  const [isAskedAgain, setAskedAgain] = useState(false)
  const indent = { paddingInlineStart: (level - 1) * 20 + 34 }
  if (retry)
    return (
      // In a tree there is nothing but its items: the keys lead here as to any other.
      <li
        role="treeitem"
        tabIndex={level === 1 ? 0 : -1}
        className={css.item}
        aria-level={level}
        aria-selected={false}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: for the mouse; the keys are those of the tree */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: likewise */}
        <div
          className={`${css.line} ${css.again}`}
          style={indent}
          onClick={({ currentTarget }) => {
            setAskedAgain(true)
            askAgain(currentTarget.parentElement as HTMLElement, retry)
          }}
        >
          {translate('fields.lookup.failed')}
        </div>
      </li>
    )
  if (nodes.length === 0)
    return (
      <li role="none" className={css.note} style={indent}>
        {translate(isLoading ? 'fields.lookup.searching' : 'fields.lookup.empty')}
      </li>
    )
  return nodes.map((node, index) => (
    <Item
      key={node.id}
      node={node}
      level={level}
      isFirst={level === 1 && index === 0}
      {...tree}
      autoFocus={tree.autoFocus || isAskedAgain}
    />
  ))
}

interface ItemProps extends Omit<LevelProps, 'id'> {
  node: TreeNode
  /** It takes the focus until another one has had it. */
  isFirst: boolean
}

function Item({ node, level, isFirst, ...tree }: ItemProps) {
  const { open, toggle, stop, chosen, isMany, partly, autoFocus, isLined, sign, toggleSign, onChoose } = tree
  const id = useId()
  const isOpen = node.hasBelow && open.has(node.id)
  const isChosen = chosen.includes(node.id)
  const isPartly = isMany && !isChosen && partly.includes(node.id)
  const onOpen = (event: MouseEvent) => {
    event.stopPropagation()
    toggle(node.id, !isOpen)
  }
  return (
    <>
      <li
        ref={isFirst && autoFocus ? takeFocus : undefined}
        role="treeitem"
        data-node={node.id}
        tabIndex={stop === node.id || (stop === undefined && isFirst) ? 0 : -1}
        className={css.item}
        aria-labelledby={id}
        aria-level={level}
        aria-expanded={node.hasBelow ? isOpen : undefined}
        aria-selected={isMany ? undefined : isChosen}
        aria-checked={isMany ? (isPartly ? 'mixed' : isChosen) : undefined}
        aria-disabled={node.disabled || undefined}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: for the mouse; the keys are those of the tree */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: likewise */}
        <div
          className={css.line}
          style={{ paddingInlineStart: (level - 1) * 20 + 6 }}
          onClick={() => !node.disabled && onChoose(node)}
          {...tree.dragOf(node)}
        >
          {isLined && <span className={css.guides} style={{ inlineSize: (level - 1) * 20 }} />}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: likewise */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: likewise */}
          <span
            className={css.toggle}
            data-open={(!toggleSign && isOpen) || undefined}
            onClick={node.hasBelow ? onOpen : undefined}
          >
            {node.hasBelow && (toggleSign?.(isOpen) ?? <Glyph name="next" />)}
          </span>
          {isMany && (
            <span className={css.box} data-on={isChosen || undefined} data-partly={isPartly || undefined} />
          )}
          {sign?.(node, isOpen)}
          <span id={id} className={css.title} dir="auto">
            {node.content ?? node.title}
          </span>
        </div>
      </li>
      {isOpen && <Level id={node.id} level={level + 1} {...tree} />}
    </>
  )
}

const takeFocus = (item: HTMLElement | null) => item?.focus()
