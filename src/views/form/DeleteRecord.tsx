import { useQueryClient } from '@tanstack/react-query'
import { useCreatePath, useDataProvider, useLocale, useNavigate, useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import { useSayFailure } from '../../providers/useAct.ts'
import { useReportDone } from '../list/useUndoBulk.tsx'
import { titleOf } from '../titleOf.ts'
import { DeleteDialog, type DeleteDialogProps } from './DeleteDialog.tsx'
import { useTexts } from './useTexts.ts'

/**
 * Deletes a record. With `isAtOnce` it goes with the press, and the message offers the way back; else, and where the server refuses
 * because it is in use, a dialog asks and says why not.
 */
export default function DeleteRecord({ isAtOnce, ...props }: DeleteDialogProps & { isAtOnce: boolean }) {
  const { resource, record, onDeleted, onClose } = props
  const dataProvider = useDataProvider<ShopDataProvider>()
  const queryClient = useQueryClient()
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const texts = useTexts(resource)
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const reportDone = useReportDone(resource)
  const sayFailure = useSayFailure()
  const [isAsking, setAsking] = useState(!isAtOnce)
  const started = useRef(false)

  const deleteNow = async () => {
    const { path } = resource
    try {
      const items = [{ id: record.id, version: record.version }]
      const { data } = await dataProvider.bulkDelete(path, { items, dryRun: false })
      if (data.refused.length > 0) return setAsking(true)
      onDeleted?.()
      const title = titleOf(resource, record, locale)
      reportDone(translate('form.deleted', { name: texts.name(), title }), data.undo)
      navigate(createPath({ resource: path, type: 'list' }), { replace: true })
      // The record itself is not asked for again: its page is still there for a moment.
      await queryClient.invalidateQueries({
        queryKey: [path],
        predicate: ({ queryKey: [, method] }) => method !== 'getOne',
      })
    } catch (error) {
      sayFailure(error)
      onClose()
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes once, with the press
  useEffect(() => {
    if (isAtOnce && !started.current) void deleteNow()
    started.current = true
  }, [])

  return isAsking ? <DeleteDialog {...props} /> : null
}
