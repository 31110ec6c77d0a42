import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { areaHeads } from '#areas'
import type { AreaHead } from '../../../../src/core/index.ts'
import { formatNumber } from '../../../../src/fields/decimal/formatNumber.ts'
import { useArea } from '../../../../src/loadArea.ts'
import { currentLocale } from '../../../../src/providers/locale.ts'
import { Icon } from '../../../../src/shell/icons/Icon.tsx'
import { Popup } from '../../../../src/shell/popup/Popup.tsx'
import { InboxPanel } from './InboxPanel.tsx'
import css from './inbox.module.css'
import { useUnread } from './useInbox.ts'

/** The bell in the header with what the shop has told the person (areas, 16). Only its `room` is there before the server knows an inbox. */
export default function Bell({ buttonClass, room }: { buttonClass: string; room: ReactNode }) {
  const [unread, setUnread] = useUnread()
  if (unread === undefined) return room
  return <KnownBell buttonClass={buttonClass} unread={unread} setUnread={setUnread} />
}

interface KnownBellProps {
  buttonClass: string
  unread: number
  setUnread: (unread: number) => void
}

function KnownBell({ buttonClass, unread, setUnread }: KnownBellProps) {
  // The texts of the area come with it.
  const { path } = useArea(areaHeads.notification as AreaHead)
  const translate = useTranslate()
  const name =
    unread > 0
      ? translate(`resources.${path}.own.bellUnread`, { smart_count: unread })
      : translate(`resources.${path}.own.bell`)
  return (
    <Popup
      label={
        <span className={css.bell}>
          <Icon name="bell" />
          {unread > 0 && (
            <span className={css.count} aria-hidden>
              {unread > 99
                ? `${formatNumber('99', currentLocale())}+`
                : formatNumber(String(unread), currentLocale())}
            </span>
          )}
        </span>
      }
      name={name}
      panelName={translate(`resources.${path}.own.bell`)}
      placement="below-end"
      buttonClass={buttonClass}
      panelClass={css.panel}
    >
      {(close) => <InboxPanel path={path} close={close} setUnread={setUnread} />}
    </Popup>
  )
}
