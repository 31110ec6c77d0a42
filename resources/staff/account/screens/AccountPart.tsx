import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import styles from './account.module.css'

/** Shows a part of the account when it is there, its place while it is awaited, and a way on where it does not come. */
export function AccountPart<Part>({
  query,
  children,
}: {
  query: UseQueryResult<Part>
  children: (part: Part) => ReactNode
}) {
  const translate = useTranslate()
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (!error || isFetching)
    return (
      <div className={styles.waiting} role="status" aria-busy aria-label={translate('shell.page.loading')}>
        <span />
        <span />
        <span />
      </div>
    )
  return (
    <div role="alert" className={styles.failure}>
      <p>{error.message}</p>
      <Button small onClick={() => refetch()}>
        {translate('shell.failure.retry')}
      </Button>
    </div>
  )
}
