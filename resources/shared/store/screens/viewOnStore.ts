import { useEffect } from 'react'
import type { AnyRecord, Condition } from '../../../../src/core/index.ts'
import { readPublicSettings } from '../../../../src/providers/publicSettings.ts'
import type { OwnAction, OwnActionProps } from '../../../../src/views/overrides.ts'

/**
 * The action that opens a record where customers see it, in a tab of its own: `path` on the site that the setting `branding.storeUrl`
 * names, without which nothing is offered. `when` are the records that customers can see.
 */
export function viewOnStore(when: Condition, path: (record: AnyRecord) => string): OwnAction {
  /** Draws nothing. A link is pressed rather than a window opened, so that the store gets no hold of this page. */
  function OpenStore({ records: [record], close }: OwnActionProps) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: once for one press.
    useEffect(() => {
      const { store } = readPublicSettings()
      if (record && store) open(`${store}${path(record)}`)
      close()
    }, [])
    return null
  }
  return {
    on: ['record'],
    flag: 'view',
    icon: 'open',
    when,
    isPossible: () => readPublicSettings().store !== null,
    Dialog: OpenStore,
  }
}

function open(href: string): void {
  const link = Object.assign(document.createElement('a'), {
    href,
    target: '_blank',
    rel: 'noopener noreferrer',
  })
  link.click()
}
