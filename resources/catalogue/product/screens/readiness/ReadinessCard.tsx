import { useDeferredValue, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { Glyph } from '../../../../../src/controls/parts/Glyph.tsx'
import type { RecordOf } from '../../../../../src/core/index.ts'
import { useFormPlace } from '../../../../../src/views/form/FormContexts.ts'
import type { OwnSectionProps } from '../../../../../src/views/overrides.ts'
import type { product } from '../../product.ts'
import { missingForStore, type Readable, readinessFields } from '../../rules/readiness.ts'
import { useOwn } from '../useOwn.ts'
import css from './readiness.module.css'

/** What is looked at while the form is changed. */
const watched = [
  ...(['name', 'media', 'primaryCategory', 'variants', 'mrp', 'salePrice', 'hsnCode'] as const),
  ...(['taxCategory', 'countryOfOrigin', 'importer', 'missingAttributes'] as const),
] as const

/** Why a product is not on the store, with the way to each field; as the form stands, saved or not. */
export default function ReadinessCard({ record }: OwnSectionProps<RecordOf<typeof product>>) {
  const own = useOwn()
  const { goTo } = useFormPlace()
  const values = useDeferredValue(useWatch({ name: [...watched] }) as unknown[])
  const missing = useMemo(
    () =>
      missingForStore(Object.fromEntries(watched.map((name, index) => [name, values[index]])) as Readable),
    [values],
  )
  const status = typeof record?.status === 'string' ? record.status : 'draft'
  const attributes = String(values[watched.indexOf('missingAttributes')] ?? '')
  const key = status === 'active' ? 'live' : status === 'archived' ? 'archived' : 'draft'
  return (
    <div className={css.card}>
      <p className={css.lead} role="status" data-tone={missing.length === 0 ? 'good' : 'bad'}>
        <Glyph name={missing.length === 0 ? 'info' : 'warning'} />
        {missing.length === 0
          ? own(`readiness.${key}`)
          : own(status === 'active' ? 'readiness.liveLacks' : 'readiness.lacks', {
              smart_count: missing.length,
            })}
      </p>
      {missing.length > 0 && (
        <ul className={css.list}>
          {missing.map((code) => (
            <li key={code}>
              <span aria-hidden="true" className={css.mark}>
                ○
              </span>
              <button type="button" className={css.link} onClick={() => goTo(readinessFields[code])}>
                {own(`readiness.missing.${code}`)}
              </button>
              {code === 'attributes' && attributes && <span className={css.quiet}>{attributes}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
