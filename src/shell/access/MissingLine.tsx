import { Suspense } from 'react'
import type { Right } from '../../derive/routes.ts'
import { AskForRight } from './AskForRight.tsx'
import { useRightWords } from './useRightWords.ts'
import { useTexts } from './words.ts'

/** In place of a part of a page: which right is missing for it, and how to ask for it. */
export const MissingLine = ({ right }: { right: Right }) => (
  <Suspense fallback={null}>
    <Line right={right} />
  </Suspense>
)

function Line({ right }: { right: Right }) {
  const words = useRightWords(right)
  const t = useTexts()
  return (
    <div>
      <p>{t('access.missing', words)}</p>
      <AskForRight right={right} small />
    </div>
  )
}
