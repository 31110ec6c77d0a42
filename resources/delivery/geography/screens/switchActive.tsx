import { useDataProvider, useTranslate } from 'ra-core'
import type { AnyRecord } from '../../../../src/core/index.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useActOnce } from '../../../../src/views/useActOnce.ts'

/** Draws nothing: a record is switched at once, and may be switched back. */
const switchTo = (active: boolean) =>
  function SwitchActive({ resource, records, close }: OwnActionProps) {
    const provider = useDataProvider<ShopDataProvider>()
    const translate = useTranslate()
    useActOnce(
      close,
      async () => {
        const [{ id, version }] = records as readonly [AnyRecord]
        const { data } = await provider.bulkUpdate(resource.path, {
          items: [{ id, version }],
          data: { active },
        })
        const [refused] = data.refused
        if (refused) throw new Error(Object.values(refused.errors ?? {})[0] ?? refused.message)
        return translate('ra.notification.updated', { smart_count: 1 })
      },
      resource.path,
    )
    return null
  }

export const Activate = switchTo(true)

export const Deactivate = switchTo(false)
