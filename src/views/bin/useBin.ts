import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { BinEntry } from '../../derive/binEntry.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import { useSayFailure } from '../../providers/useAct.ts'
import { useEntries } from '../log/useEntries.ts'

interface Refusal {
  readonly id: string
  readonly message: string
  readonly errors?: Readonly<Record<string, string>>
}

/** What was deleted, a page after the other, and the restoring of it; why something could not come back stays beside it. */
export function useBin(asked: Readonly<Record<string, string>>) {
  const provider = useDataProvider<ShopDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const sayFailure = useSayFailure()
  const translate = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const query = useEntries<BinEntry>('bin', asked)
  const restore = async (ids: readonly string[]) => {
    setBusy(true)
    try {
      const answer = await provider.request('bin/restore', { method: 'POST', data: { ids } })
      const { done, refused: left } = answer.data as { done: string[]; refused: Refusal[] }
      setRefused(new Map(left.map(({ id, message, errors = {} }) => [id, sentence(message, errors)])))
      const key = left.length === 0 ? 'restored' : done.length === 0 ? 'noneRestored' : 'someRestored'
      const type = left.length === 0 ? 'success' : 'warning'
      notify(translate(`task.bin.${key}`, { smart_count: done.length, left: left.length }), { type })
      // What came back may stand in any list, and be named on any page.
      await queryClient.invalidateQueries()
    } catch (error) {
      sayFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { query, isBusy, refused, restore }
}

const sentence = (message: string, errors: Readonly<Record<string, string>>) =>
  Object.keys(errors).length > 0 ? [...new Set(Object.values(errors))].join(' ') : message
