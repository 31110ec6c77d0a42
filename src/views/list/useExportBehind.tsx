import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import { authToken } from '../../providers/session.ts'
import type { ExportFormat, ExportParams } from '../../providers/shopCalls.ts'
import { useSayFailure } from '../../providers/useAct.ts'
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

/** Milliseconds between two looks. */
const pause = 1000

/**
 * Has a file made behind and follows it: `onFile` is given it where its dialog is still open, else the page that one is on then says where it
 * is kept. A look that fails is no end: the connection may come back.
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
  const isClosed = useRef(false)
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
    }
  }, [])
  const path = (id: string) => `own-work/exports/${id}`

  const end = async ({ id, error }: ExportState) => {
    const area = texts.name(2)
    if (!isClosed.current) {
      if (error) setFailure(error.message)
      else onFile((await dataProvider.requestFile(path(id))).data)
    } else if (error) notify(error.message, { type: 'warning', messageArgs: { _: error.message } })
    else notify(<InOwnWork text={translate('task.export.ready', { area })} />, { type: 'success' })
  }

  const follow = async (id: string) => {
    // Nobody asks for those who have signed out.
    while (authToken() !== null) {
      const look = await dataProvider.request(`${path(id)}/state`, { isSilent: true }).then(
        ({ data }) => ({ data: data as ExportState, isGone: false }),
        ({ status }) => ({ data: undefined, isGone: status === 404 }),
      )
      // Given up, here or elsewhere.
      if (look.isGone) return
      if (look.data) setMade(look.data)
      if (look.data && (look.data.endedAt !== null || look.data.error))
        return end(look.data).catch(sayFailure)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }

  return {
    made,
    failure,
    begin: async (asked: ExportParams & { format: ExportFormat }) => {
      const { id } = (await dataProvider.startExport(resource.path, asked)).data
      setMade({ id, lines: 0, total: null, endedAt: null, error: null })
      void follow(id)
    },
    giveUp: async ({ id }: ExportState) => {
      await dataProvider.request(path(id), { method: 'DELETE' }).catch(sayFailure)
    },
  }
}
