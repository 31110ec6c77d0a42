import { useDataProvider } from 'ra-core'
import { useCallback, useContext } from 'react'
import { hasFlag } from '../../../../src/core/index.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { RegistryContext } from '../../../../src/views/RegistryContext.ts'
import type { ResolvedPincode } from '../../deliveryZone/rules/answers.ts'

/**
 * Looks a pincode up where the shop has such a list and the viewer may see it. What cannot be told is no error: the address is
 * then written by hand.
 */
export function useKnownPincode(): (
  pincode: string,
  country: string,
) => Promise<ResolvedPincode | undefined> {
  const provider = useDataProvider<ShopDataProvider>()
  const area = useContext(RegistryContext).pincode
  const viewer = useViewer()
  return useCallback(
    async (pincode, country) => {
      const code = pincode.trim().toUpperCase()
      if (!area || code.length < 3 || code.length > 10 || !hasFlag(viewer, area.name, 'view'))
        return undefined
      const path = `${area.endpoint}/operations/resolve`
      try {
        const { data } = await provider.request(path, { method: 'POST', data: { pincode: code, country } })
        return data as ResolvedPincode
      } catch {
        return undefined
      }
    },
    [provider, area, viewer],
  )
}
