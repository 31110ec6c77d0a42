import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { hasFlag, type RecordOf } from '../../../../../src/core/index.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import type { productOption } from '../../../productOption/productOption.ts'

export type ShopOption = RecordOf<typeof productOption>

/** The option of the shop that a product names; undefined while it is read, where none is named, and for who may not see options. */
export function useShopOption(id: unknown): ShopOption | undefined {
  const provider = useDataProvider()
  // A refused answer would end the session.
  const maySee = hasFlag(useViewer(), 'productOption', 'view')
  const { data } = useQuery({
    queryKey: ['pages/product-options', 'ofProduct', id],
    queryFn: async () => (await provider.getOne('pages/product-options', { id })).data as ShopOption,
    enabled: maySee && typeof id === 'string',
    staleTime: 60_000,
    retry: false,
  })
  return data
}
