import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import { follow } from '../../providers/follow.ts'
import type { ExportFormat, ExportParams } from '../../providers/shopCalls.ts'
import { useSayFailure } from '../../providers/useAct.ts'
import { useIsOpen } from '../../providers/useIsOpen.ts'
import { InOwnWork } from './InOwnWork.tsx'
import { useListView } from './ListViewContext.ts'
import { useListTexts } from './useListTexts.ts'

/** A file that is made behind, as the server tells of it (`GET /own-work/exports/:id/state`). */
export interface ExportState {
  readonly id: string
  readonly lines: number | null
  readonly total: number | null
  readonly endedAt: string | null
  readonly error: { readonly message: string } | null
}

/**
 * Has a file made behind and follows it: `onFile` is given it where its dialog is still open, else the page that one is on then says where it
 * is kept.
 */
export function useExportBehind(onFile: (file: Blob) => void) {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const notify = useNotify()
  const sayFailure = useSayFailure()
  const translate = useTranslate()
  const { resource } = useListView()
  const texts = useListTexts(resource)
  const [made, setMade] = useState<ExportState>()
  const [failure, setFailure] = useState<string>()
  const isOpen = useIsOpen()
  const path = (id: string) => `own-work/exports/${id}`

  const end = async ({ id, error }: ExportState) => {
    const area = texts.name(2)
    if (isOpen()) {
      if (error) setFailure(error.message)
      else onFile((await dataProvider.requestFile(path(id))).data)
    } else if (error) notify(error.message, { type: 'warning', messageArgs: { _: error.message } })
    else notify(<InOwnWork text={translate('task.export.ready', { area })} />, { type: 'success' })
  }

  const goOn = async (id: string) => {
    const look = async () => {
      const data: ExportState = (await dataProvider.request(`${path(id)}/state`, { isSilent: true })).data
      setMade(data)
      return data
    }
    const ended = await follow(look, ({ endedAt, error }) => endedAt === null && !error)
    if (ended) await end(ended).catch(sayFailure)
  }

  return {
    made,
    failure,
    begin: async (asked: ExportParams & { format: ExportFormat }) => {
      const { id } = (await dataProvider.startExport(resource.path, asked)).data
      setMade({ id, lines: 0, total: null, endedAt: null, error: null })
      void goOn(id)
    },
    giveUp: async ({ id }: ExportState) => {
      await dataProvider.request(path(id), { method: 'DELETE' }).catch(sayFailure)
    },
  }
}
