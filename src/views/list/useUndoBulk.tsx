import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useLocale, useNotify, useTranslate } from 'ra-core'
import { useContext } from 'react'
import { defined } from '../../core/defined.ts'
import type { Resource } from '../../core/index.ts'
import { formatNumber } from '../../fields/decimal/formatNumber.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import type { BulkResult } from '../../providers/shopCalls.ts'
import { useSayFailure } from '../../providers/useAct.ts'
import { RegistryContext } from '../RegistryContext.ts'
import { InOwnWork } from './InOwnWork.tsx'
import { refusalWords } from './refusalWords.ts'
import { useListTexts } from './useListTexts.ts'

/**
 * Puts back what a bulk change set, and says how many records have their values again and why others do not. The message that offers
 * it may outlive the list it came from. `area` names whose records they are, where an operation wrote to those of another.
 */
export function useUndoBulk(resource: Resource): (id: string, area?: string) => Promise<void> {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const sayFailure = useSayFailure()
  const translate = useTranslate()
  const locale = useLocale()
  const heads = useContext(RegistryContext)
  const texts = useListTexts(resource)

  const tell = ({ done, refused }: BulkResult, area: string) => {
    const reasons = [...new Set(refused.map(refusalWords))].join(' ')
    const key = refused.length === 0 ? 'done' : done.length === 0 ? 'refused' : 'partly'
    // The words of another area may not be here.
    const count = area === resource.name ? texts.count(done.length) : formatNumber(done.length, locale)
    const values = { count, smart_count: refused.length, reasons }
    notify(translate(`task.undo.${key}`, values), { type: key === 'done' ? 'success' : 'warning' })
  }

  return async (id, area = resource.name) => {
    const path = heads[area]?.path ?? resource.path
    try {
      const { data } = await dataProvider.undoBulk(path, { id })
      if (data.job) notify(<InOwnWork text={translate('task.undo.behind')} />)
      else tell(data, area)
    } catch (error) {
      sayFailure(error)
    } finally {
      await Promise.all(
        [...new Set([resource.path, path])].map((each) =>
          queryClient.invalidateQueries({ queryKey: [each] }),
        ),
      )
    }
  }
}

/** Says that something was done to many records, and offers to put it back where that is possible. */
export function useReportDone(resource: Resource): (said: string, undo: BulkResult['undo']) => void {
  const notify = useNotify()
  const undoBulk = useUndoBulk(resource)
  return (said, undo) =>
    notify(said, defined({ type: 'success', onUndo: undo && (() => void undoBulk(undo.id, undo.area)) }))
}
