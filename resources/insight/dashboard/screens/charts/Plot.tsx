import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import { saveCsv } from '../../../../../src/views/csvFile.ts'
import { TileTable } from '../board/TileTable.tsx'
import type { TileTable as Table } from '../board/table.ts'
import type { Words } from '../board/useWords.ts'
import css from './charts.module.css'
import { savePicture } from './savePicture.ts'

interface PlotProps {
  readonly label: string
  /** What can be left out of the drawing. */
  readonly series: readonly { readonly name: string; readonly colour: string }[]
  /** All that is drawn, as a table. */
  readonly table: Table
  readonly words: Words
  /** The drawing, of the series that are not left out. */
  readonly children: (isShown: (name: string) => boolean) => ReactNode
}

/** A chart with its legend, whose entries take series away and bring them back, its table, and both as files. */
export function Plot({ label, series, table, words: { t }, children }: PlotProps) {
  const place = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [isTable, setTable] = useState(false)
  const toggle = (name: string) => {
    const next = new Set(hidden)
    if (!next.delete(name)) next.add(name)
    setHidden(next)
  }
  const save = () => {
    const drawing = place.current?.querySelector('svg')
    if (drawing) void savePicture(drawing, label)
  }
  return (
    <div className={css.chart}>
      {series.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the parts of a form.
        <div className={css.legend} role="group" aria-label={t('dashboard.plot.legend')}>
          {series.map(({ name, colour }) => (
            <button
              key={name}
              type="button"
              aria-pressed={!hidden.has(name)}
              className={css.legendEntry}
              style={{ '--colour': colour } as object}
              onClick={() => toggle(name)}
            >
              <span className={css.swatch} />
              {name}
            </button>
          ))}
        </div>
      )}
      {isTable ? (
        <TileTable table={table} caption={label} />
      ) : (
        <div ref={place}>{children((name) => !hidden.has(name))}</div>
      )}
      <div className={css.plotWays}>
        <Button small look="text" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {t('dashboard.actions.table')}
        </Button>
        <Button small look="text" onClick={() => saveCsv(table, label)}>
          CSV
        </Button>
        <Button small look="text" disabled={isTable} onClick={save}>
          PNG
        </Button>
      </div>
    </div>
  )
}
