import { type HttpError, useDataProvider, useNotify } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import type { Condition } from '../../core/index.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import { withAllTexts } from '../../providers/laterTexts.ts'
import { saveFile } from '../saveFile.ts'
import { useListView } from './ListViewContext.ts'

const ExportReason = lazy(withAllTexts(() => import('./ExportReason.tsx')))

/**
 * Writes the list into a CSV file: its filter and order, and the columns as they are seen. With `ids` these records alone. Where the
 * shop asks why, `dialog` does, to be drawn on the page.
 */
export function useExport() {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const notify = useNotify()
  const { resource, query, condition, columns } = useListView()
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState<{ ids: readonly string[] | undefined }>()
  const take = async (filter: Condition, reason?: string) => {
    const sort = { field: query.sort, order: query.order }
    return (
      await dataProvider.exportCsv(resource.path, {
        filter,
        sort,
        fields: columns.chosen.map(({ name }) => name),
        ...(reason ? { reason } : {}),
      })
    ).data
  }
  const exportCsv = async (ids?: readonly string[], reason?: string) => {
    setBusy(true)
    try {
      const files = ids
        ? await Promise.all(inParts(ids).map((id) => take({ id }, reason)))
        : [await take(condition, reason)]
      saveFile(await joined(files), `${resource.endpoint}-${new Date().toISOString().slice(0, 10)}.csv`)
    } catch (error) {
      if ((error as HttpError).body?.code === 'reason-asked') setAsked({ ids })
      else notify((error as Error).message || 'ra.notification.http_error', { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const dialog = asked && (
    <Suspense>
      <ExportReason onReason={(reason) => exportCsv(asked.ids, reason)} onClose={() => setAsked(undefined)} />
    </Suspense>
  )
  return { isBusy, exportCsv, dialog }
}

/** Ids travel in the address, which has a limited length. */
const inParts = (ids: readonly string[], size = 100): string[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, part) => ids.slice(part * size, (part + 1) * size))

/** One file of several: the line of names once. */
async function joined([first, ...others]: readonly Blob[]): Promise<Blob> {
  const lines = await Promise.all(others.map(async (file) => (await file.text()).replace(/^[^\n]*\n/, '')))
  return new Blob([first ?? '', ...lines], { type: 'text/csv;charset=utf-8' })
}
