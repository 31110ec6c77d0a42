import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PartFailure, PartWaiting } from '../../../../src/shell/states/PartState.tsx'
import styles from './account.module.css'

/** Shows a part of the account when it is there, its place while it is awaited, and a way on where it does not come. */
export function AccountPart<Part>({
  query,
  children,
}: {
  query: UseQueryResult<Part>
  children: (part: Part) => ReactNode
}) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (!error || isFetching)
    return (
      <PartWaiting className={styles.waiting}>
        <span />
        <span />
        <span />
      </PartWaiting>
    )
  return <PartFailure className={styles.failure} message={error.message} onRetry={() => refetch()} />
}
