import { useLocale, useTranslate } from 'ra-core'
import { Suspense, useContext } from 'react'
import type { AreaHead } from '../core/index.ts'
import { formatNumber } from '../fields/decimal/formatNumber.ts'
import { useArea } from '../loadArea.ts'
import type { Referrer } from '../providers/shopCalls.ts'
import { useTexts } from './form/useTexts.ts'
import { RegistryContext } from './RegistryContext.ts'

/** More than this is counted as "more than" (docs/api.md, referrers). */
const mostCounted = 1000

/** Which area refers to a record, how often and by which field: `12 products (Brand)`. The area's texts are fetched for it. */
export function ReferrerText({ referrer }: { referrer: Referrer }) {
  const area = useContext(RegistryContext)[referrer.resource]
  return area ? (
    <Suspense fallback="…">
      <KnownReferrer area={area} {...referrer} />
    </Suspense>
  ) : (
    referrer.resource
  )
}

function KnownReferrer({ area, field, count }: Referrer & { area: AreaHead }) {
  const translate = useTranslate()
  const locale = useLocale()
  const texts = useTexts(useArea(area))
  return translate(count > mostCounted ? 'form.delete.manyReferrers' : 'form.delete.referrers', {
    count: formatNumber(Math.min(count, mostCounted), locale),
    name: texts.noun(count),
    field: texts.field(field),
  })
}
