import { Suspense } from 'react'
import { areaHeads } from '#areas'
import type { AreaHead } from '../../../../src/core/index.ts'
import { useArea } from '../../../../src/loadArea.ts'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { StatusChip } from '../../../../src/views/StatusChip.tsx'
import { useRecordPath } from '../../../../src/views/useRecordPath.ts'
import { type Mentioned, piecesOf } from '../rules/mentions.ts'
import css from './chat.module.css'

interface MessageWordsProps {
  text: string
  mentions: ReadonlyMap<string, Mentioned>
}

/** What was said; a record that it names is led to and shown with its state, where its reader may see it. */
export const MessageWords = ({ text, mentions }: MessageWordsProps) => (
  <p className={css.words} dir="auto">
    {piecesOf(text).map(({ words, number }, index) => {
      const mentioned = number === undefined ? undefined : mentions.get(number)
      if (!mentioned) return words
      return (
        // The words of its area come when they are wanted.
        // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays as it is
        <Suspense key={index} fallback={words}>
          <Mention words={words} mentioned={mentioned} />
        </Suspense>
      )
    })}
  </p>
)

function Mention({ words, mentioned: { area, id, status } }: { words: string; mentioned: Mentioned }) {
  const resource = useArea(areaHeads[area as keyof typeof areaHeads] as AreaHead)
  const path = useRecordPath()(resource as AreaHead, id)
  if (!path) return words
  return (
    <span className={css.mention}>
      <Link to={path}>{words}</Link>
      {status && <StatusChip resource={resource} status={status} />}
    </span>
  )
}
