import { type ComponentProps, type ReactNode, useState } from 'react'
import { Glyph, type GlyphName } from '../../../../src/controls/parts/Glyph.tsx'
import { Popover } from '../../../../src/controls/parts/Popover.tsx'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import css from './TreeColumns.module.css'
import { TreeColumns, type TreeColumnsProps } from './TreeColumns.tsx'

interface ColumnsPickerProps
  extends TreeColumnsProps,
    Pick<ComponentProps<typeof Button>, 'look' | 'small' | 'disabled'> {
  /** What the button says. */
  open: ReactNode
  /** The drawing at the end of the button. */
  glyph?: GlyphName
}

/** A button with columns to choose one thing of a tree from. It closes with what has nothing below it. */
export function ColumnsPicker({
  open,
  look,
  small,
  disabled,
  glyph = 'open',
  onChoose,
  ...columns
}: ColumnsPickerProps) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const close = () => setAnchor(undefined)
  return (
    <>
      <Button
        look={look}
        small={small}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        <span className={css.said}>{open}</span>
        <Glyph name={glyph} />
      </Button>
      {anchor && (
        <Popover anchor={anchor} label={columns.label} onClose={close}>
          <TreeColumns
            {...columns}
            autoFocus
            onChoose={(way) => {
              onChoose(way)
              if (!way.at(-1)?.hasBelow) close()
            }}
          />
        </Popover>
      )}
    </>
  )
}
