import { useCreatePath, useLocale, useTranslate } from 'ra-core'
import type { RecordOf } from '../../../../src/core/index.ts'
import { formatNumber } from '../../../../src/fields/decimal/formatNumber.ts'
import { ButtonLink } from '../../../../src/shell/controls/Button.tsx'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import type { category } from '../category.ts'

/** How many products a category has, and the way to where they are ordered. */
export default function ProductsSection({ record }: OwnSectionProps<RecordOf<typeof category>>) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const createPath = useCreatePath()
  if (!record) return <p>{translate('merchandising.products.later')}</p>
  const figure = (value: unknown) => formatNumber(String(value ?? 0), locale)
  const list = createPath({ resource: 'pages/product-category', type: 'list' })
  return (
    <>
      <p>
        {translate('merchandising.products.counts', {
          direct: figure(record.productsDirect),
          total: figure(record.productsTotal),
        })}
      </p>
      <p>
        <ButtonLink to={`${list}?${new URLSearchParams({ tab: 'shelf', category: record.id })}`}>
          {translate('merchandising.products.arrange')}
        </ButtonLink>
      </p>
    </>
  )
}
