import { useLocaleState, useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { useSayFailure } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useCopy } from '../../../../src/shell/useCopy.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { subAdmin } from '../subAdmin.ts'
import css from './LinkDialog.module.css'

interface Made {
  /** For administrators alone. */
  readonly path?: string
  readonly until: string
  /** Whether it went to the person’s address. */
  readonly isSent: boolean
}

/**
 * Makes the link by which a member of staff chooses a password. It goes to their address; administrators are shown it once, to send it
 * themselves.
 */
export default function LinkDialog({ resource, records, close }: OwnActionProps<RecordOf<typeof subAdmin>>) {
  const [record] = records
  const ask = useOperation(resource)
  const sayFailure = useSayFailure()
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const [made, setMade] = useState<Made>()
  const own = (key: string, values = {}) => translate(`resources.admins/subadmins.own.${key}`, values)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one link for one opening; another would end it.
  useEffect(() => {
    let isOpen = true
    ask<Made>('link', { id: record?.id ?? '' }).then(
      (link) => isOpen && setMade(link),
      (error: Error) => {
        sayFailure(error)
        close()
      },
    )
    return () => {
      isOpen = false
    }
  }, [])

  const address = made?.path ? `${location.origin}${made.path}` : ''
  const isShown = !made || made.path !== undefined
  const copy = useCopy()
  return (
    <QuestionDialog
      title={own('linkTitle', { name: record?.name })}
      size="medium"
      onClose={close}
      cancel={translate('ra.action.close')}
      disabled={!made}
      onClick={() => copy(address, own('copied'))}
      submit={isShown && own('copy')}
    >
      {made && <p role="status">{own(made.isSent ? 'linkSent' : 'linkByHand', { name: record?.name })}</p>}
      {isShown && (
        <>
          <p>{own('linkHint')}</p>
          <input
            className={css.address}
            readOnly
            data-first
            aria-label={own('link')}
            value={made ? address : own('making')}
            onFocus={(event) => event.target.select()}
          />
        </>
      )}
      {made && (
        <p className={css.until}>
          {own('linkUntil', {
            time: formatTime(made.until, locale, { dateStyle: 'long', timeStyle: 'short' }),
          })}
        </p>
      )}
    </QuestionDialog>
  )
}
