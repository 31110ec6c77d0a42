import { useDataProvider, useStore, useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import type { ShopDataProvider } from '../../../providers/dataProvider.ts'
import type { ImportResult } from '../../../providers/shopCalls.ts'
import { useAct } from '../../../providers/useAct.ts'
import { useTexts } from '../../form/useTexts.ts'
import { useListView } from '../ListViewContext.ts'
import { importColumns, mapColumns, mapped } from './importColumns.ts'
import { readTable, type Table, tableAsCsv } from './readTable.ts'

/** Stands for lines that all make new records. */
export const makeNew = ''

/** A file that is being imported: what is read, what its columns are, and what the server said of it. */
export function useImport() {
  const { resource, viewer } = useListView()
  const texts = useTexts(resource)
  const translate = useTranslate()
  const dataProvider = useDataProvider<ShopDataProvider>()
  const [act, isBusy] = useAct(resource.path)
  const [before, remember] = useStore<Record<string, string>>(`${resource.path}.import`, {})
  const [file, setFile] = useState<{ readonly name: string; readonly table: Table }>()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [result, setResult] = useState<ImportResult & { readonly isStored: boolean }>()
  const columns = useMemo(
    () =>
      importColumns(viewer, resource, texts, (field, locale) =>
        translate('form.inLanguage', { field, language: translate(`form.languages.${locale}`) }),
      ),
    [viewer, resource, texts, translate],
  )
  const keys = chosen.includes('id')
    ? []
    : columns.filter(({ name, isKey }) => isKey && chosen.includes(name))
  const [wanted, setBy] = useState<string>()
  // The first column that tells records apart, unless somebody wants another one, or only new records.
  const by = wanted === makeNew || keys.some(({ name }) => name === wanted) ? wanted : keys[0]?.name
  const send = (dryRun: boolean) =>
    act(async () => {
      if (!file) return undefined
      const csv = tableAsCsv(mapped(file.table, chosen))
      const { data } = await dataProvider.importCsv(resource.path, { csv, dryRun, by: by || undefined })
      setResult({ ...data, isStored: !dryRun })
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
    open: (taken: File) =>
      act(async () => {
        const table = await readTable(taken).catch(() => ({ head: [], rows: [] }))
        if (table.rows.length === 0)
          throw new Error(translate('task.import.unreadable', { name: taken.name }))
        setResult(undefined)
        setChosen(mapColumns(table.head, columns, before))
        setFile({ name: taken.name, table })
        return undefined
      }),
    choose: (at: number, name: string) => {
      setChosen(chosen.with(at, name))
      if (file) remember({ ...before, [file.table.head[at] ?? '']: name })
    },
    compare: () => send(true),
    store: () => send(false),
    back: () => (result ? setResult(undefined) : setFile(undefined)),
  }
}
