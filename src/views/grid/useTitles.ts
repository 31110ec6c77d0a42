import { useDataProvider } from 'ra-core'
import { useCallback, useContext } from 'react'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import { RegistryContext } from '../RegistryContext.ts'
import { isId } from './sheetClipboard.ts'

/** Finds records by what they are called: one that alone has exactly the title. Several titles of a list stand between commas. */
export function useTitles() {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const registry = useContext(RegistryContext)
  return useCallback(
    async (target: string, texts: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      const area = registry[target]
      const found = new Map<string, string>()
      if (!area) return found
      for (const text of new Set(texts)) {
        // What cannot be looked up stays a text, which its cell says.
        const { data } = await dataProvider
          .lookup(area.path, { filter: { q: text }, pagination: { page: 1, perPage: 25 } })
          .catch(() => ({ data: [] }))
        const same = data.filter(({ title }) => isSame(String(title ?? ''), text))
        if (same.length === 1 && isId(same[0].id)) found.set(text, same[0].id)
      }
      return found
    },
    [dataProvider, registry],
  )
}

const isSame = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0
