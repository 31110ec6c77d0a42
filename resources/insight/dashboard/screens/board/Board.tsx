import { type ReactNode, useMemo, useState } from 'react'
import css from './board.module.css'
import { type BoardPart, type BoardTile, type TileFigures, tileTitle } from './boardTile.ts'
import { isHidden, type Layout, ordered, withHidden, withMoved, withPlaced, withSize } from './layout.ts'
import { Tile } from './Tile.tsx'
import { TilePlace } from './TilePlace.tsx'
import { type FigureParams, useFigures } from './useFigures.ts'
import type { Words } from './useWords.ts'

interface BoardProps {
  readonly parts: readonly BoardPart[]
  readonly layout: Layout
  readonly onLayout: (layout: Layout) => void
  readonly isArranging: boolean
  readonly words: Words
}

/** The tiles of a dashboard in the order somebody gave them; each group of them is one request. */
export function Board({ parts, layout, onLayout, isArranging, words }: BoardProps) {
  const [said, setSaid] = useState('')
  const { t } = words
  const sorted = parts.map((part) => ({ ...part, tiles: ordered(part.tiles, layout) }))
  const all = sorted.flatMap(({ tiles }) => tiles.map(({ name }) => name))
  return (
    <div className={css.board}>
      {sorted.map((part) => {
        const shown = part.tiles.filter(({ name }) => !isHidden(layout, name))
        const away = part.tiles.filter(({ name }) => isHidden(layout, name))
        const names = shown.map(({ name }) => name)
        const say = (name: string, index: number) => {
          const tile = tileTitle(part.tiles.find((each) => each.name === name) ?? { name }, words)
          setSaid(t('dashboard.moved', { tile, place: index + 1, count: names.length }))
        }
        const move = (name: string, step: 1 | -1) => {
          onLayout(withMoved(layout, names, name, step, all))
          say(name, names.indexOf(name) + step)
        }
        const put = (name: string, target: string) => {
          onLayout(withPlaced(layout, name, target, all))
          say(name, names.indexOf(target))
        }
        if (shown.length === 0 && !isArranging) return null
        return (
          <section key={part.name} className={css.part} aria-label={part.title}>
            <h2 className={parts.length > 1 ? css.partTitle : 'visually-hidden'}>{part.title}</h2>
            <ul className={css.tiles}>
              {shown.map((tile, index) => (
                <TilePlace
                  key={tile.name}
                  name={tile.name}
                  part={part.name}
                  size={tile.isSmall ? 'small' : (layout.sizes?.[tile.name] ?? tile.size ?? 'half')}
                  isArranging={isArranging}
                  onDrop={(name) => put(name, tile.name)}
                >
                  <WithFigures tile={tile}>
                    {(figures) => (
                      <Tile
                        tile={tile}
                        figures={figures}
                        words={words}
                        arranging={
                          isArranging
                            ? {
                                isFirst: index === 0,
                                isLast: index === shown.length - 1,
                                size: layout.sizes?.[tile.name] ?? tile.size ?? 'half',
                                onMove: (step) => move(tile.name, step),
                                onSize: (size) => onLayout(withSize(layout, tile.name, size)),
                                onHide: () => onLayout(withHidden(layout, tile.name, true)),
                              }
                            : undefined
                        }
                      />
                    )}
                  </WithFigures>
                </TilePlace>
              ))}
            </ul>
            {isArranging && away.length > 0 && (
              <p className={css.away}>
                <span>{t('dashboard.hiddenTiles')}</span>
                {away.map((tile) => (
                  <button
                    key={tile.name}
                    type="button"
                    className={css.awayTile}
                    aria-label={t('dashboard.actions.show', { tile: tileTitle(tile, words) })}
                    onClick={() => onLayout(withHidden(layout, tile.name, false))}
                  >
                    {`+ ${tileTitle(tile, words)}`}
                  </button>
                ))}
              </p>
            )}
          </section>
        )
      })}
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </div>
  )
}

const noParams: FigureParams = {}

function WithFigures({ tile, children }: { tile: BoardTile; children: (figures: TileFigures) => ReactNode }) {
  const { group, params = noParams } = tile
  const query = useFigures(group ?? 'areas', params, group !== undefined)
  const { data, error, isPlaceholderData, refetch } = query
  const figures = useMemo(
    (): TileFigures => ({
      answer: data,
      error: data ? null : error,
      isPlaceholder: isPlaceholderData,
      refetch: () => void refetch(),
    }),
    [data, error, isPlaceholderData, refetch],
  )
  return children(figures)
}
