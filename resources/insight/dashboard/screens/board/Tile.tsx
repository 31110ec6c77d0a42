import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import { Icon } from '../../../../../src/shell/icons/Icon.tsx'
import { isFailure } from '../../rules/tiles.ts'
import { ArrangeButtons, type Arranging } from './ArrangeButtons.tsx'
import css from './board.module.css'
import { type BoardTile, type TileFigures, tileTitle } from './boardTile.ts'
import { plainWords } from './plainWords.ts'
import { printTile } from './printTile.ts'
import { TileMenu } from './TileMenu.tsx'
import { TileTable, UnseenTable } from './TileTable.tsx'
import { type FigureParams, useRefreshTile } from './useFigures.ts'
import type { Words } from './useWords.ts'

interface TileProps {
  readonly tile: BoardTile
  readonly figures: TileFigures
  readonly words: Words
  readonly arranging: Arranging | undefined
}

const noParams: FigureParams = {}
const useNothing = (): undefined => undefined

/** A tile: its heading and its menu, and below them what it shows, what it waits for, or what went wrong. */
export function Tile({ tile, figures, words, arranging }: TileProps) {
  const { t } = words
  const { name, group, params = noParams, Content, useOwn = useNothing } = tile
  const title = tileTitle(tile, words)
  const id = useId()
  const place = useRef<HTMLElement>(null)
  const [isTable, setTable] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const refreshTile = useRefreshTile(group ?? 'areas', params)
  const own = useOwn()
  const { answer } = figures
  const data: unknown = answer?.tiles[name]
  const failure = figures.error ?? (isFailure(data) ? data.error : undefined)
  const isThere = group === undefined || (data !== undefined && !failure)
  const tableIn = (said: Words) =>
    own ? own.table(said) : isThere && answer && group ? tile.table?.(data, said, answer) : undefined
  const table = tableIn(words)

  const refresh = async () => {
    setBusy(true)
    try {
      await (own ? own.refresh() : refreshTile(name))
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
      <p className={css.empty}>{t(answer.isBuilding ? 'dashboard.building' : 'dashboard.nothingYet')}</p>
    ) : (
      <Waiting tile={tile} words={words} />
    )
  ) : isTable && table ? (
    <TileTable table={table} caption={title} />
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
      aria-busy={(!isThere && !failure && (!answer || answer.isBuilding)) || isBusy || undefined}
      data-dimmed={figures.isPlaceholder || undefined}
    >
      <header className={css.head}>
        <h3 id={id} className={css.title}>
          {title}
        </h3>
        {arranging ? (
          <ArrangeButtons title={title} words={words} arranging={arranging} />
        ) : (
          <TileMenu
            tile={tile}
            words={words}
            answer={answer}
            table={table}
            plainTable={() => tableIn(plainWords(words))}
            isTable={isTable}
            onSwitch={() => setTable(!isTable)}
            onRefresh={() => void refresh()}
            onPrint={() => printTile(place.current)}
          />
        )}
      </header>
      <div className={css.body} style={roomOf(tile.height)}>
        {content}
        {table && !isTable && !tile.isTable && <UnseenTable table={table} caption={title} />}
      </div>
    </article>
  )
}

/** The room that a tile keeps for its content, before and after it is there, so that nothing below is moved by it. */
function roomOf(height: BoardTile['height']): object {
  const [wide, narrow] = typeof height === 'number' ? [height, height] : height
  return { '--wide': `${wide}px`, '--narrow': `${narrow}px` }
}

/** What could not be loaded, and the way to ask again. */
export function Failure({
  words: { t },
  message,
  onRetry,
}: {
  words: Words
  message: string
  onRetry: () => void
}) {
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
