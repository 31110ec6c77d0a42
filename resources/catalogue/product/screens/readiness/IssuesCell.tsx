import { useTranslate } from 'ra-core'
import type { CellProps } from '../../../../../src/fields/view.ts'
import { usePunctuation } from '../../../../../src/providers/usePunctuation.ts'
import { useOwn } from '../useOwn.ts'
import css from './issues.module.css'

/** How many things keep a product off the store; which ones, under the pointer and read out. */
export default function IssuesCell({ value, resource }: Omit<CellProps<readonly string[]>, 'record'>) {
  const { list, more } = usePunctuation()
  const translate = useTranslate()
  const own = useOwn()
  if (value.length === 0) return null
  const names = value.map((code) => translate(`resources.${resource.path}.values.issues.${code}`))
  return (
    <span className={css.issues} title={list(names)}>
      {value.length === 1 ? names[0] : own('readiness.count', { smart_count: value.length })}
      {value.length > 1 && <span className="visually-hidden">{more([list(names)])}</span>}
    </span>
  )
}
