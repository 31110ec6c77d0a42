import type { ReactNode } from 'react'
import { Icon } from '../../../../../src/shell/icons/Icon.tsx'
import css from './board.module.css'
import { type TileSize, tileSizes } from './layout.ts'
import type { Words } from './useWords.ts'

/** What can be done with a tile while the board is arranged. */
export interface Arranging {
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly size: TileSize
  readonly onMove: (step: 1 | -1) => void
  readonly onSize: (size: TileSize) => void
  readonly onHide: () => void
}

/** Moves a tile, hides it, and makes it wider or narrower. */
export function ArrangeButtons({
  title,
  words: { t },
  arranging,
  isSmall,
}: {
  title: string
  words: Words
  arranging: Arranging
  isSmall?: boolean
}) {
  const { isFirst, isLast, size, onMove, onSize, onHide } = arranging
  return (
    <div className={css.arrange}>
      {/* Not disabled at the ends: the focus would be lost while a tile is moved along. */}
      <ToolButton
        name={t('dashboard.actions.earlier', { tile: title })}
        isOff={isFirst}
        onPress={() => !isFirst && onMove(-1)}
        icon={<Icon name="next" />}
        arrow="back"
      />
      <ToolButton
        name={t('dashboard.actions.later', { tile: title })}
        isOff={isLast}
        onPress={() => !isLast && onMove(1)}
        icon={<Icon name="next" />}
        arrow="on"
      />
      {!isSmall && (
        <select
          className={css.size}
          aria-label={t('dashboard.actions.size', { tile: title })}
          value={size}
          onChange={({ target }) => onSize(target.value as TileSize)}
        >
          {tileSizes.map((each) => (
            <option key={each} value={each}>
              {t(`dashboard.size.${each}`)}
            </option>
          ))}
        </select>
      )}
      <ToolButton
        name={t('dashboard.actions.hide', { tile: title })}
        onPress={onHide}
        icon={<Icon name="close" />}
      />
    </div>
  )
}

function ToolButton({
  name,
  icon,
  onPress,
  isOff = false,
  arrow,
}: {
  name: string
  icon: ReactNode
  onPress: () => void
  isOff?: boolean
  /** Which way its arrow points along the text. */
  arrow?: 'back' | 'on'
}) {
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={name}
      data-tip={name}
      aria-disabled={isOff || undefined}
      data-arrow={arrow}
      onClick={onPress}
    >
      {icon}
    </button>
  )
}
