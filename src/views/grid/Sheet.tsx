// biome-ignore-all lint/a11y/useSemanticElements: a grid of the ARIA practices, laid out as no table can be
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid one cell at a time takes the focus

import { useLocale } from 'ra-core'
import { type CSSProperties, useCallback, useId, useMemo, useRef, useState } from 'react'
import { CellLinksContext } from '../../fields/cellParts.tsx'
import { GridHead } from '../form/rows/GridHead.tsx'
import { trackOf } from '../form/rows/gridTracks.ts'
import { useGridView } from '../form/rows/useGridView.ts'
import { useListView } from '../list/ListViewContext.ts'
import type { RecordShapeProps } from '../list/recordShape.ts'
import { useListTexts } from '../list/useListTexts.ts'
import { titleOf } from '../titleOf.ts'
import { CellDialog, type OpenedCell } from './CellDialog.tsx'
import { CellLine } from './CellLine.tsx'
import { settled } from './edits.ts'
import css from './grid.module.css'
import { LeaveSheet } from './LeaveSheet.tsx'
import { placesToMind } from './placesToMind.ts'
import { SheetBar } from './SheetBar.tsx'
import { SheetRow } from './SheetRow.tsx'
import type { Line, SheetColumn } from './sheetColumns.ts'
import { useBookedCells } from './useBookedCells.tsx'
import type { SheetEdits } from './useEdits.ts'
import { useOthersChanges } from './useOthersChanges.ts'
import { type Refusals, useSaveSheet } from './useSaveSheet.ts'
import { useSheetActions } from './useSheetActions.ts'
import { useSheetProblems } from './useSheetProblems.ts'
import type { SheetRecords } from './useSheetRecords.ts'
import { useSheetWords } from './useSheetWords.ts'

const rowHeight = 42
const headHeight = 39

/** The columns as grid tracks; what a line is about has more room than in a sheet of one record. */
const tracks = ([first, ...others]: readonly SheetColumn[]): string =>
  [
    '44px',
    ...(first ? ['minmax(clamp(120px, 16vw, 220px), 1.8fr)'] : []),
    ...others.map(trackOf),
    '44px',
  ].join(' ')

interface SheetProps extends Pick<RecordShapeProps, 'onMenu'> {
  sheet: string
  lines: readonly Line[]
  columns: readonly SheetColumn[]
  edits: SheetEdits
  records: SheetRecords
}

/** The sheet itself: lines in view alone are built, the keyboard is that of a spreadsheet; below it what is to be said of the active cell, and what is not saved. */
export function Sheet({ sheet, lines, columns, edits, records, onMenu }: SheetProps) {
  const { resource, viewer, views } = useListView()
  const locale = useLocale() ?? 'en'
  const texts = useListTexts(resource)
  const words = useSheetWords(texts)
  const id = useId()
  const [opened, setOpened] = useState<OpenedCell>()
  const found = useRef<Readonly<Record<string, Refusals>>>({})
  const isHeld = (each: string) =>
    found.current[each] !== undefined || (edits.latest.current[each]?.clashes.length ?? 0) > 0
  const booked = useBookedCells(sheet, edits, records)
  const saving = useSaveSheet({
    resource,
    edits,
    records,
    isHeld: (each) => isHeld(each) || booked.isBooked(each),
  })
  const problems = useSheetProblems({
    resource,
    viewer,
    records: records.records,
    edits: edits.edits,
    texts,
    booked: booked.fields,
    refusals: saving.refusals,
  })
  found.current = problems.found
  useOthersChanges(edits, records)

  const { actions, onCell } = useSheetActions({
    lines,
    columns,
    edits,
    words,
    onChange: (ids) => ids.forEach(saving.clear),
    onWide: (line, column) => {
      edits.begin(line.record.id, column.pathOf(line))
      setOpened({ line, column })
    },
    onDialog: (line, column) => setOpened({ line, column }),
  })
  const view = useGridView(
    { id, rows: lines.length, columns: columns.length, rowHeight, headHeight, onLeave: edits.settle },
    actions,
  )
  const latestMenu = useRef(onMenu)
  latestMenu.current = onMenu
  const showMenu = useCallback<typeof onMenu>((record, button) => latestMenu.current(record, button), [])
  const { active, isEditing, corner, close, focus } = view
  const [line, column] = [lines[active.row], columns[active.column]]
  const changed = Object.entries(edits.edits)
  const places = useMemo(
    () => placesToMind(lines, columns, problems.all, edits.edits),
    [lines, columns, problems.all, edits.edits],
  )
  const toNext = () => {
    const next =
      places.find(({ row, column: at }) => row > active.row || (row === active.row && at > active.column)) ??
      places[0]
    if (next) focus(next)
  }
  const latestNext = useRef(toNext)
  latestNext.current = toNext
  const save = async () => {
    await saving.save()
    booked.start(Object.keys(edits.latest.current).filter((each) => !isHeld(each)))
    // Once what was refused is drawn.
    setTimeout(() => latestNext.current())
  }
  const onPage = useMemo(
    () => new Set(records.records.slice(0, records.onPage).map((each) => each.id)),
    [records],
  )
  const count = (of: (each: (typeof changed)[number]) => number) =>
    changed.reduce((sum, each) => sum + of(each), 0)
  return (
    <>
      <CellLine
        resource={resource}
        line={line}
        column={column}
        edited={line && edits.edits[line.record.id]}
        problem={line && column && problems.all[line.record.id]?.[column.pathOf(line)]}
        authors={(line && saving.authors[line.record.id]) ?? []}
        onSettle={(side) => {
          if (line && column)
            edits.put(settled(edits.latest.current, line.record.id, column.pathOf(line), side))
          focus(active)
        }}
      />
      <div
        ref={view.scroller}
        className={css.scroller}
        style={{ '--tracks': tracks(columns) } as CSSProperties}
      >
        <CellLinksContext value="none">
          <div
            role="grid"
            tabIndex={-1}
            aria-label={sheet in resource.fields ? texts.field(sheet) : texts.name(2)}
            aria-rowcount={lines.length + 1}
            aria-colcount={columns.length + 2}
            aria-multiselectable
            className={css.grid}
            {...view.events}
          >
            <GridHead columns={columns} />
            <div role="presentation" className={css.body} style={{ blockSize: view.height }}>
              {view.items.map(({ index: row, start }) => {
                const shown = lines[row]
                if (!shown) return null
                const { record } = shown
                const selected = view.selectedIn(row)
                return (
                  <SheetRow
                    key={shown.key}
                    gridId={id}
                    index={row}
                    start={start}
                    line={shown}
                    title={titleOf(resource, record, locale)}
                    columns={columns}
                    resource={resource}
                    views={views}
                    edited={edits.edits[record.id]}
                    problems={problems.all[record.id]}
                    isElsewhere={!onPage.has(record.id)}
                    active={row === active.row ? active.column : undefined}
                    isEditing={isEditing && row === active.row}
                    selectedFrom={selected?.start}
                    selectedTo={selected?.end}
                    corner={row === corner.row ? corner.column : undefined}
                    onCell={onCell}
                    onMenu={showMenu}
                    onClose={close}
                  />
                )
              })}
            </div>
          </div>
        </CellLinksContext>
      </div>
      {changed.length > 0 && (
        <SheetBar
          cells={count(([, { mine }]) => Object.keys(mine).length)}
          records={changed.length}
          wrong={count(([each]) => Object.keys(problems.all[each] ?? {}).length)}
          clashes={count(([, { clashes }]) => clashes.length)}
          isRestored={edits.isRestored}
          progress={saving.progress}
          onNext={toNext}
          onDiscard={edits.discard}
          onSave={save}
        />
      )}
      <LeaveSheet edits={edits} records={records} />
      {booked.dialog}
      {opened && (
        <CellDialog
          opened={opened}
          edits={edits}
          problem={problems.all[opened.line.record.id]?.[opened.column.pathOf(opened.line)]}
          onClose={() => {
            setOpened(undefined)
            focus(active)
          }}
        />
      )}
    </>
  )
}
