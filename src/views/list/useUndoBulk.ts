import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import type { BulkResult } from '../../providers/shopCalls.ts'
import { useListView } from './ListViewContext.ts'
import { refusalWords } from './refusalWords.ts'
import { useListTexts } from './useListTexts.ts'

/**
 * Puts back what a bulk change set, and says how many records have their values again and why others do not. The message that offers
 * it may outlive the list it came from.
 */
export function useUndoBulk(): (id: string) => Promise<void> {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const translate = useTranslate()
  const { resource } = useListView()
  const texts = useListTexts(resource)

  const tell = ({ done, refused }: BulkResult) => {
    const reasons = [...new Set(refused.map(refusalWords))].join(' ')
    const key = refused.length === 0 ? 'done' : done.length === 0 ? 'refused' : 'partly'
    const values = { count: texts.count(done.length), smart_count: refused.length, reasons }
    notify(translate(`list.undo.${key}`, values), { type: key === 'done' ? 'success' : 'warning' })
  }

  return async (id) => {
    try {
      const { data } = await dataProvider.undoBulk(resource.path, { id })
      tell(data)
    } catch (error) {
      notify((error as Error).message || 'ra.notification.http_error', { type: 'error' })
    } finally {
      await queryClient.invalidateQueries({ queryKey: [resource.path] })
    }
  }
}
