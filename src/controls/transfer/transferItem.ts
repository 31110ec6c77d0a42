import type { ReactNode } from 'react'

/** One thing that is taken from one list into the other. */
export interface TransferItem {
  readonly id: string
  readonly title: string
  /** What is drawn of it, where that is more than its title. */
  readonly content?: ReactNode
  /** It stays where it is. */
  readonly disabled?: boolean
}

/** Draws the things of a list otherwise than as lines: a table, a tree. It lets them be picked by itself. */
export type DrawItems = (list: {
  readonly items: readonly TransferItem[]
  readonly picked: readonly string[]
  readonly onPick: (ids: readonly string[]) => void
}) => ReactNode
