import { useState } from 'react'
import { hasFlag, type RecordOf, type Resource } from '../../../../src/core/index.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { RelativeTime } from '../../../../src/views/history/RelativeTime.tsx'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import { ToneChip } from '../../../../src/views/StatusChip.tsx'
import type { cart } from '../cart.ts'
import CopyLink from './CopyLink.tsx'
import css from './cart.module.css'
import SendRecovery from './SendRecovery.tsx'
import { useCartTexts } from './useCartTexts.ts'

type Cart = RecordOf<typeof cart>

/** What was tried to win a cart back, and the two ways to try again: a message, or its link for one's own. */
export default function RecoverySection({ resource, record }: OwnSectionProps<RecordOf<typeof cart>>) {
  return record ? <Recovery resource={resource} cart={record as Cart} /> : null
}

function Recovery({ resource, cart }: { resource: Resource; cart: Cart }) {
  const { own, action, value } = useCartTexts()
  const viewer = useViewer()
  const [opened, setOpened] = useState<'send' | 'copy'>()
  const mayRecover = hasFlag(viewer, resource.name, 'recover')
  const isOpen = ['active', 'abandoned', 'lost'].includes(cart.status)
  const props = { resource, records: [cart], close: () => setOpened(undefined) }
  return (
    <div className={css.panel}>
      {cart.recoveries.length === 0 && <p className={css.quiet}>{own('neverReminded')}</p>}
      {cart.recoveries.length > 0 && (
        <ol className={css.list}>
          {cart.recoveries.map(({ id, at, channel, by, outcome }) => (
            <li key={id}>
              <span>
                {value('recoveries.channel', channel)} · <span dir="auto">{by}</span>
              </span>
              <span>
                <ToneChip tone={outcome === 'held' ? 'warning' : outcome === 'opened' ? 'success' : 'info'}>
                  {value('recoveries.outcome', outcome)}
                </ToneChip>{' '}
                <RelativeTime at={at} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {mayRecover && isOpen && (
        <div className={css.row}>
          {cart.status === 'abandoned' && (
            <Button onClick={() => setOpened('send')}>{action('sendRecovery')}</Button>
          )}
          <Button onClick={() => setOpened('copy')}>{action('copyLink')}</Button>
        </div>
      )}
      {opened === 'send' && <SendRecovery {...props} />}
      {opened === 'copy' && <CopyLink {...props} />}
    </div>
  )
}
