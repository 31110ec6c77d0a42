import { useTranslate } from 'ra-core'
import { IconButton } from '../../../../src/controls/parts/IconButton.tsx'
import type { Resource } from '../../../../src/core/index.ts'
import css from './blocks.module.css'

interface StepToolsProps {
  resource: Resource
  /** What it is called, for those who hear the buttons. */
  name: string
  index: number
  count: number
  onMove: (to: number) => void
  onRemove?: () => void
  onCopy?: (() => void) | undefined
}

/** Up, down, copy and away for something in a list. */
export function StepTools({ resource, name, index, count, onMove, onRemove, onCopy }: StepToolsProps) {
  const translate = useTranslate()
  const own = (key: string) => translate(`resources.${resource.path}.own.${key}`, { name })
  return (
    <span className={css.tools}>
      <span className={css.up}>
        <IconButton
          small
          glyph="open"
          label={own('moveUp')}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
      </span>
      <IconButton
        small
        glyph="open"
        label={own('moveDown')}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
      {onCopy && <IconButton small glyph="copy" label={own('copyOne')} onClick={onCopy} />}
      {onRemove && <IconButton small glyph="close" label={own('removeOne')} onClick={onRemove} />}
    </span>
  )
}
