import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../../shell/controls/Button.tsx'
import { Icon } from '../../shell/icons/Icon.tsx'
import list from '../../shell/popup/menuList.module.css'
import { Popup } from '../../shell/popup/Popup.tsx'
import { isFailure } from '../../shop/figures/tiles.ts'
import ActionIcon from '../../views/ActionIcon.tsx'
import { ArrangeButtons, type Arranging } from './ArrangeButtons.tsx'
import type { BoardTile, TileFigures } from './Board.tsx'
import css from './board.module.css'
import { printTile } from './printTile.ts'
import { Scroller } from './Scroller.tsx'
import { saveCsv, type TileTable } from './table.ts'
import { type FigureParams, useRefreshTile } from './useFigures.ts'
import type { Words } from './useWords.ts'

interface TileProps {
  readonly tile: BoardTile
  readonly figures: TileFigures
  readonly words: Words
  readonly arranging: Arranging | undefined
}

const noParams: FigureParams = {}

/** A tile: its heading and its menu, and below them what it shows, what it waits for, or what went wrong. */
export function Tile({ tile, figures, words, arranging }: TileProps) {
  const { t } = words
  const { name, group, params = noParams, Content } = tile
  const title = t(`dashboard.tiles.${name}`)
  const id = useId()
  const place = useRef<HTMLElement>(null)
  const [isTable, setTable] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const refreshTile = useRefreshTile(group ?? 'areas', params)
  const { answer } = figures
  const data: unknown = answer?.tiles[name]
  const failure = figures.error ?? (isFailure(data) ? data.error : undefined)
  const isThere = group === undefined || (data !== undefined && !failure)
  const table = isThere && answer && group ? tile.table?.(data, words, answer) : undefined

  const refresh = async () => {
    setBusy(true)
    try {
      await refreshTile(name)
    } catch {
      // What is shown stays; a page that has nothing to show says why.
      figures.refetch()
    } finally {
      setBusy(false)
    }
  }
  const content: ReactNode = failure ? (
    <Failure words={words} message={failure.message} onRetry={() => void refresh()} />
  ) : !isThere ? (
    answer ? (
      <p className={css.empty}>{t('dashboard.nothingYet')}</p>
    ) : (
      <Waiting tile={tile} words={words} />
    )
  ) : isTable && table ? (
    <TableView table={table} caption={title} />
  ) : (
    <Content data={data} answer={answer as never} words={words} />
  )

  if (tile.isSmall) {
    // A count that the server does not give to this person is not there.
    if (answer && data === undefined && !arranging) return null
    return (
      <article className={css.small} data-arranging={arranging ? '' : undefined}>
        {arranging && <ArrangeButtons title={title} words={words} arranging={arranging} isSmall />}
        {content}
      </article>
    )
  }
  return (
    <article
      ref={place}
      className={css.tile}
      aria-labelledby={id}
      aria-busy={(!isThere && !failure && !answer) || isBusy || undefined}
      data-dimmed={figures.isPlaceholder || undefined}
    >
      <header className={css.head}>
        <h3 id={id} className={css.title}>
          {title}
        </h3>
        {arranging ? (
          <ArrangeButtons title={title} words={words} arranging={arranging} />
        ) : (
          <Popup
            label={<Dots />}
            name={t('dashboard.more', { tile: title })}
            panelName={t('dashboard.more', { tile: title })}
            placement="below-end"
            buttonClass={css.tool}
            panelClass={css.menu}
          >
            {(close) => (
              <>
                <p className={css.about}>
                  {t(`dashboard.abouts.${name}`)}
                  {answer && group && (
                    <span>{t('dashboard.asOf', { time: words.time(answer.asOf ?? answer.at) })}</span>
                  )}
                </p>
                <ul className={list.list}>
                  {table && !tile.isTable && (
                    <MenuItem
                      icon={<ActionIcon name={isTable ? 'preview' : 'grid'} />}
                      text={t(isTable ? 'dashboard.actions.chart' : 'dashboard.actions.table')}
                      onPress={() => {
                        setTable(!isTable)
                        close()
                      }}
                    />
                  )}
                  {group && (
                    <MenuItem
                      icon={<ActionIcon name="refresh" />}
                      text={t('dashboard.actions.refresh')}
                      onPress={() => {
                        close()
                        void refresh()
                      }}
                    />
                  )}
                  {table && (
                    <MenuItem
                      icon={<ActionIcon name="download" />}
                      text={t('dashboard.actions.csv')}
                      onPress={() => {
                        close()
                        saveCsv(table, fileName(name, answer))
                      }}
                    />
                  )}
                  <MenuItem
                    icon={<ActionIcon name="print" />}
                    text={t('dashboard.actions.print')}
                    onPress={() => {
                      close()
                      printTile(place.current)
                    }}
                  />
                </ul>
              </>
            )}
          </Popup>
        )}
      </header>
      <div className={css.body} style={roomOf(tile.height)}>
        {content}
        {table && !isTable && !tile.isTable && (
          // For those who do not see the chart; the menu shows it to everybody.
          <div className="visually-hidden">
            <Cells table={table} caption={title} />
          </div>
        )}
      </div>
    </article>
  )
}

/** The room that a tile keeps for its content, before and after it is there, so that nothing below is moved by it. */
function roomOf(height: BoardTile['height']): object {
  const [wide, narrow] = typeof height === 'number' ? [height, height] : height
  return { '--wide': `${wide}px`, '--narrow': `${narrow}px` }
}

const fileName = (name: string, answer: TileFigures['answer']) =>
  [name, answer?.period?.from ?? answer?.at.slice(0, 10), answer?.period?.to].filter(Boolean).join('-')

function MenuItem({ icon, text, onPress }: { icon: ReactNode; text: string; onPress: () => void }) {
  return (
    <li>
      <button type="button" className={list.item} onClick={onPress}>
        {icon}
        {text}
      </button>
    </li>
  )
}

function TableView({ table, caption }: { table: TileTable; caption: string }) {
  return (
    <Scroller label={caption}>
      <Cells table={table} caption={caption} />
    </Scroller>
  )
}

function Cells({ table: { head, rows }, caption }: { table: TileTable; caption: string }) {
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and stay in their order.
          <tr key={index}>
            {row.map((cell, column) =>
              column === 0 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column.
                <th key={column} scope="row">
                  {cell}
                </th>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column.
                <td key={column}>
                  <bdi>{cell}</bdi>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The sign of a menu. */
function Dots() {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor" aria-hidden="true">
      <circle cx="6" cy="12" r="1.8" />
      <circle cx="12" cy="12" r="1.8" />
      <circle cx="18" cy="12" r="1.8" />
    </svg>
  )
}

function Failure({ words: { t }, message, onRetry }: { words: Words; message: string; onRetry: () => void }) {
  return (
    <div className={css.failure} role="alert">
      <p>
        <Icon name="problem" />
        <span>{message || t('dashboard.failed')}</span>
      </p>
      <Button small onClick={onRetry}>
        {t('dashboard.retry')}
      </Button>
    </div>
  )
}

function Waiting({ tile: { Waiting: Shape }, words }: { tile: BoardTile; words: Words }) {
  return Shape ? <Shape words={words} /> : <Bars />
}

/** Stands where something is on its way, as tall as its place is. */
export const Bars = () => (
  <div className={css.waiting} data-waiting="">
    <span />
    <span />
    <span />
  </div>
)
