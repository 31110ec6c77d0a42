import { lazy, Suspense } from 'react'
import type { CellProps } from '../view.ts'
import { plainTextOf } from './plainTextOf.ts'

const SafeHtml = lazy(() => import('./SafeHtml.tsx').then((module) => ({ default: module.SafeHtml })))

/** The formatted text, sanitised once more where it is shown; its words until the sanitiser is there. */
export default function RichTextShow({ value }: CellProps<string>) {
  return (
    <Suspense fallback={<div>{plainTextOf(value)}</div>}>
      <SafeHtml html={value} />
    </Suspense>
  )
}
