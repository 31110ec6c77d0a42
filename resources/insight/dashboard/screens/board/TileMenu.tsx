import type { ReactNode } from 'react'
import list from '../../../../../src/shell/popup/menuList.module.css'
import { Popup } from '../../../../../src/shell/popup/Popup.tsx'
import ActionIcon from '../../../../../src/views/ActionIcon.tsx'
import { saveCsv } from '../../../../../src/views/csvFile.ts'
import css from './board.module.css'
import { type BoardTile, type TileFigures, tileTitle } from './boardTile.ts'
import type { TileTable } from './table.ts'
import type { Words } from './useWords.ts'

interface TileMenuProps {
  readonly tile: BoardTile
  readonly words: Words
  readonly answer: TileFigures['answer']
  /** What the tile shows, as a table; absent while there is nothing, or where it has none. */
  readonly table: TileTable | undefined
  /** The same for a spreadsheet. */
  readonly plainTable: () => TileTable | undefined
  /** The table stands in place of the chart. */
  readonly isTable: boolean
  readonly onSwitch: () => void
  readonly onRefresh: () => void
  readonly onPrint: () => void
}

/** What a figure means and as of when; and what can be done with its tile. */
export function TileMenu({
  tile,
  words,
  answer,
  table,
  plainTable,
  isTable,
  onSwitch,
  onRefresh,
  onPrint,
}: TileMenuProps) {
  const { t } = words
  const name = t('dashboard.more', { tile: tileTitle(tile, words) })
  return (
    <Popup
      label={<Dots />}
      name={name}
      panelName={name}
      placement="below-end"
      buttonClass={css.tool}
      panelClass={css.menu}
    >
      {(close) => (
        <>
          <p className={css.about}>
            {tile.about ?? t(`dashboard.abouts.${tile.name}`)}
            {answer && tile.group && (
              <span>{t('dashboard.asOf', { time: words.time(answer.asOf ?? answer.at) })}</span>
            )}
          </p>
          <ul className={list.list}>
            {table && !tile.isTable && (
              <MenuItem
                icon={<ActionIcon name={isTable ? 'preview' : 'grid'} />}
                text={t(isTable ? 'dashboard.actions.chart' : 'dashboard.actions.table')}
                onPress={() => {
                  onSwitch()
                  close()
                }}
              />
            )}
            {(tile.group || tile.useOwn) && (
              <MenuItem
                icon={<ActionIcon name="refresh" />}
                text={t('dashboard.actions.refresh')}
                onPress={() => {
                  close()
                  onRefresh()
                }}
              />
            )}
            {table && (
              <MenuItem
                icon={<ActionIcon name="download" />}
                text={t('dashboard.actions.csv')}
                onPress={() => {
                  close()
                  saveCsv(plainTable() ?? table, fileName(tile.name, answer))
                }}
              />
            )}
            <MenuItem
              icon={<ActionIcon name="print" />}
              text={t('dashboard.actions.print')}
              onPress={() => {
                close()
                onPrint()
              }}
            />
          </ul>
        </>
      )}
    </Popup>
  )
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
