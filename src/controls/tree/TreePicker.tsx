import { useState } from 'react'
import { Button } from '../../shell/controls/Button.tsx'
import { Glyph } from '../parts/Glyph.tsx'
import { Popover } from '../parts/Popover.tsx'
import type { TreeNode, UseBranch } from './nodes.ts'
import { Tree } from './Tree.tsx'
import css from './TreePicker.module.css'

interface TreePickerProps {
  /** What the button says. */
  open: string
  /** What the tree is called. */
  label: string
  useBranch: UseBranch
  opened?: readonly string[]
  chosen: readonly string[]
  isMany?: boolean
  partly?: readonly string[]
  disabled?: boolean | undefined
  onChoose: (node: TreeNode) => void
}

/** A button with a tree to choose from. Where one is chosen it closes with it; for several it stays open. */
export function TreePicker({ open, label, disabled, onChoose, ...tree }: TreePickerProps) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const close = () => setAnchor(undefined)
  return (
    <>
      <Button
        small
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        {open}
        <Glyph name="open" />
      </Button>
      {anchor && (
        <Popover anchor={anchor} label={label} className={css.panel} onClose={close}>
          <Tree
            {...tree}
            label={label}
            autoFocus
            onChoose={(node) => {
              onChoose(node)
              if (!tree.isMany) close()
            }}
          />
        </Popover>
      )}
    </>
  )
}
