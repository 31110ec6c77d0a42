import { useDataProvider, useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import { whenIdle } from '../frame/whenIdle.ts'
import { Icon } from '../icons/Icon.tsx'
import styles from './notice.module.css'

interface Notice {
  readonly announcement: string | null
  readonly readOnly: boolean
}

/** What an administrator tells all staff, and that nobody else can change anything now; asked once a minute while somebody looks. */
export function StaffNotice({ every = 60_000 }: { every?: number }) {
  const translate = useTranslate()
  const provider = useDataProvider<ShopDataProvider>()
  const [notice, setNotice] = useState<Notice>()
  const isMissing = useRef(false)
  useEffect(() => {
    const ask = async () => {
      if (isMissing.current || document.visibilityState === 'hidden') return
      try {
        const { data } = await provider.request('auth/notice', {})
        setNotice(data as Notice)
      } catch (error) {
        // Another server of the same API may know of none.
        if ((error as { status?: number }).status === 404) isMissing.current = true
      }
    }
    const callOff = whenIdle(() => void ask())
    const timer = setInterval(ask, every)
    return () => {
      callOff()
      clearInterval(timer)
    }
  }, [provider, every])
  const isShown = Boolean(notice?.announcement || notice?.readOnly)
  return (
    <div role="status">
      {isShown && (
        <p className={styles.notice} data-tone={notice?.readOnly ? 'warning' : 'accent'}>
          <Icon name="info" />
          <span>
            {[notice?.announcement, notice?.readOnly && translate('shell.notices.readOnly')]
              .filter(Boolean)
              .join(' ')}
          </span>
        </p>
      )}
    </div>
  )
}
