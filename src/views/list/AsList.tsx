import type { ReactNode } from 'react'
import type { Resource } from '../../core/index.ts'
import { usePlainView } from '../usePlainView.ts'
import { ListViewContext } from './ListViewContext.ts'

const noQuery = {}
const nothing = () => undefined

/** For what tells of an area as its list does, where no list of it is open, such as its bulk changes among those of another. */
export function AsList({ area, children }: { area: Resource; children: ReactNode }) {
  return <ListViewContext value={usePlainView(area, noQuery, nothing)}>{children}</ListViewContext>
}
