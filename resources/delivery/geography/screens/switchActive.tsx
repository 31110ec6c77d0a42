import { useDataProvider, useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'

/** Draws nothing: a record is switched at once, and may be switched back. */
const switchTo = (active: boolean) =>
  function SwitchActive({ resource, records: [record], close }: OwnActionProps) {
    const provider = useDataProvider<ShopDataProvider>()
    const translate = useTranslate()
    const [act] = useAct(resource.path)
    const isAsked = useRef(false)
    // biome-ignore lint/correctness/useExhaustiveDependencies: once for one press.
    useEffect(() => {
      if (isAsked.current || !record) return
      isAsked.current = true
      const items = [{ id: record.id, version: record.version }]
      void act(async () => {
        const { data } = await provider.bulkUpdate(resource.path, { items, data: { active } })
        const [refused] = data.refused
        if (refused) throw new Error(Object.values(refused.errors ?? {})[0] ?? refused.message)
        return translate('ra.notification.updated', { smart_count: 1 })
      }).finally(close)
    }, [])
    return null
  }

export const Activate = switchTo(true)

export const Deactivate = switchTo(false)
