import { useDataProvider, useStore, useTranslate } from 'ra-core'
import { useCallback, useMemo, useState } from 'react'
import { apartHeader, apartSum } from '../../../derive/apartColumns.ts'
import type { ShopDataProvider } from '../../../providers/dataProvider.ts'
import { follow } from '../../../providers/follow.ts'
import type { BulkJob, ImportResult } from '../../../providers/shopCalls.ts'
import { useAct } from '../../../providers/useAct.ts'
import { useIsOpen } from '../../../providers/useIsOpen.ts'
import { usePunctuation } from '../../../providers/usePunctuation.ts'
import { useTexts } from '../../form/useTexts.ts'
import { isUnderWay, useFollowJob } from '../all/useFollowJob.tsx'
import { useListView } from '../ListViewContext.ts'
import { useUndoBulk } from '../useUndoBulk.tsx'
import { importColumns, leftOut, mapColumns, mapped } from './importColumns.ts'
import { type OpenFile, openFile } from './openFile.ts'
import { tableAsCsv } from './readTable.ts'
import { useApart } from './useApart.ts'

/** Stands for lines that all make new records. */
export const makeNew = ''

/** More lines are taken in behind, so that no request lasts as long as their records take. */
const mostAtOnce = 1000

/** A file that is being imported: what is read, what its columns are, and what the server said of it. */
export function useImport() {
  const { resource, viewer, views } = useListView()
  const texts = useTexts(resource)
  const translate = useTranslate()
  const { pair } = usePunctuation()
  const { apart, known } = useApart(resource, viewer)
  const dataProvider = useDataProvider<ShopDataProvider>()
  const [act, isBusy] = useAct(resource.path)
  const [before, remember] = useStore<Record<string, string>>(`${resource.path}.import`, {})
  const [file, setFile] = useState<OpenFile>()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [result, setResult] = useState<ImportResult & { readonly isStored: boolean }>()
  const [isMended, setMended] = useState(false)
  const undoBulk = useUndoBulk(resource)
  const columnsBeside = useCallback(
    (names: readonly string[]) =>
      importColumns(
        viewer,
        resource,
        texts,
        {
          inLanguage: (field, locale) =>
            translate('form.inLanguage', { field, language: translate(`form.languages.${locale}`) }),
          pair,
        },
        names,
      ),
    [viewer, resource, texts, translate, pair],
  )
  const columns = useMemo(() => columnsBeside(apart), [columnsBeside, apart])
  const keys =
    chosen.includes('id') || resource.takenIn
      ? []
      : columns.filter(({ name, isKey }) => isKey && chosen.includes(name))
  const [wanted, setBy] = useState<string>()
  // The first column that tells records apart, unless somebody wants another one, or only new records.
  const by =
    wanted === makeNew || keys.some(({ name }) => name === wanted)
      ? wanted
      : (keys[0]?.name ?? resource.takenIn?.by)
  /** What says of a line which record it is about, where another one of that record was refused as well. */
  const keyOf = (row: number): string | undefined => {
    const isRefused = result?.refused.some(({ line }) => line === row + 2)
    const at = chosen.indexOf(chosen.includes('id') ? 'id' : (by ?? ''))
    return (isRefused && file?.table.rows[row]?.[at]) || undefined
  }
  const [job, setJob] = useState<BulkJob>()
  const isOpen = useIsOpen()
  useFollowJob(job)
  /** What a large file makes of records: it is looked at behind, or what was looked at is stored. Nothing where it was stopped or closed. */
  const behind = async (asked: { csv: string; by: string | undefined }, dryRun: boolean) => {
    const path = resource.path
    const { data: begun } =
      dryRun || !job
        ? await dataProvider.startImport(path, asked)
        : await dataProvider.runBulkJob(path, { id: job.id, version: job.version })
    setJob(begun)
    const look = async () => {
      const { data } = await dataProvider.bulkJob(path, { id: begun.id })
      setJob(data)
      return data
    }
    // Closed, it is followed from there on (`useFollowJob`).
    const ended = await follow(look, isUnderWay, isOpen)
    if (ended?.error) throw new Error(ended.error.message)
    if (!ended || ended.state === 'cancelled') return undefined
    return (await dataProvider.importOutcome(path, { id: ended.id })).data
  }
  const send = (dryRun: boolean) =>
    act(async () => {
      if (!file) return undefined
      const csv = tableAsCsv(mapped(file.table, chosen))
      const asked = { csv, by: by || undefined }
      const data =
        file.table.rows.length > mostAtOnce
          ? await behind(asked, dryRun)
          : (await dataProvider.importCsv(resource.path, { ...asked, dryRun })).data
      if (!data) return undefined
      setResult({ ...data, isStored: !dryRun })
      setMended(false)
      return undefined
    })
  return {
    resource,
    columns,
    file,
    chosen,
    keys,
    by: by ?? makeNew,
    setBy,
    result,
    isBusy,
    /** How far a large file is, which is looked at or stored behind. */
    underWay: job && isUnderWay(job) ? job : undefined,
    stop: async () => {
      if (job) await dataProvider.cancelBulkJob(resource.path, { id: job.id })
    },
    open: (taken: File) =>
      act(async () => {
        const opened = await openFile(taken, (await views.foreignFiles?.()) ?? [])
        const { table, foreign } = opened
        if (table.rows.length === 0)
          throw new Error(translate('task.import.unreadable', { name: taken.name }))
        setResult(undefined)
        const names = await known()
        const found = mapColumns(resource, table.head, columnsBeside(names), before)
        const at = table.head.indexOf(foreign?.apart ?? '')
        const sum = apartSum(resource)
        const [only, ...others] = names
        const isOnly = at >= 0 && found[at] === leftOut && others.length === 0
        setChosen(isOnly && sum && only !== undefined ? found.with(at, apartHeader(sum, only)) : found)
        setFile(opened)
        return undefined
      }),
    choose: (at: number, name: string) => {
      setChosen(chosen.with(at, name))
      if (file) remember({ ...before, [file.table.head[at] ?? '']: name })
    },
    compare: () => send(true),
    store: () => send(false),
    /** Whether cells were mended since the server was asked. */
    isMended,
    /** Mends a cell, and the same one of the other lines of its record, which were refused with it. */
    mend: (row: number, at: number, text: string) => {
      if (!file) return
      const { rows } = file.table
      const [before, key] = [rows[row]?.[at], keyOf(row)]
      const isWith = (index: number) =>
        index === row || (key !== undefined && keyOf(index) === key && rows[index]?.[at] === before)
      const mended = rows.map((cells, index) => (isWith(index) ? cells.with(at, text) : cells))
      setFile({ ...file, table: { ...file.table, rows: mended } })
      setMended(true)
    },
    undo: async (id: string) => {
      await undoBulk(id)
    },
    back: () => (result ? setResult(undefined) : setFile(undefined)),
  }
}
