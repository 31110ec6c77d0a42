import { type ComponentType, type FunctionComponent, lazy, useState } from 'react'
import { fetchOnce } from '../providers/fetchOnce.ts'

/** A component whose code is fetched when it is first drawn, or ahead of it. */
export type FetchedComponent<Props> = FunctionComponent<Props> & {
  fetch(): Promise<unknown>
  /** Whether it would be drawn at once. */
  isThere(): boolean
}

/**
 * React's `lazy`, but for what is fetched ahead: it is then drawn at once, where `lazy` suspends for a moment even if the code is there.
 * That moment costs 300 ms, since React shows nothing more of the page for so long after it has shown a fallback. What fails is fetched
 * again the next time.
 */
export function drawnOnceThere<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): FetchedComponent<Props> {
  const code = fetchOnce((_: 'code') => load())
  function Drawn(props: Props) {
    const [Content] = useState(() => code.now('code')?.default ?? lazy(() => code('code')))
    return <Content {...props} />
  }
  return Object.assign(Drawn, { fetch: () => code('code'), isThere: () => code.now('code') !== undefined })
}
