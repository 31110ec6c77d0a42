import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useContext, useState } from 'react'
import { ComboBox } from '../../../../../src/controls/lookup/ComboBox.tsx'
import { Frame } from '../../../../../src/controls/parts/Frame.tsx'
import { hasFlag, type ListAsked, type RecordOf } from '../../../../../src/core/index.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { GoodsPicture } from '../../../../../src/views/Picture.tsx'
import { RegistryContext } from '../../../../../src/views/RegistryContext.ts'
import { useLater } from '../../../../../src/views/useLater.ts'
import type { product } from '../../../../catalogue/product/product.ts'
import askCss from '../dialogs/dialogs.module.css'
import css from '../order.module.css'
import { useOwn } from '../useOwn.ts'
import { type FoundVariant, variantsFound } from './variantsFound.ts'

interface SkuFinderProps {
  id: string
  disabled?: boolean
  onPick: (found: FoundVariant) => void
}

/** Finds what is sold by SKU, barcode, name, colour or size while somebody types; Enter takes the first. Stays open for the next one. */
export function SkuFinder({ id, disabled = false, onPick }: SkuFinderProps) {
  const { text } = useOwn()
  const provider = useDataProvider()
  const viewer = useViewer()
  const area = useContext(RegistryContext).product
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const q = useLater(query.trim(), 200)
  const mayAsk = area !== undefined && hasFlag(viewer, 'product', 'view')
  const { data, isFetching, isError } = useQuery({
    queryKey: [area?.path, 'skus', q],
    queryFn: async ({ signal }) => {
      const { data: products } = await provider.getList(area?.path ?? '', {
        filter: { q, status: 'active' },
        pagination: { page: 1, perPage: 12 },
        sort: { field: 'name', order: 'ASC' },
        meta: { fields: ['name', 'styleCode', 'media', 'variants'] },
        signal,
      } satisfies ListAsked<RecordOf<typeof product>>)
      return variantsFound(products as never, q, new Date().toISOString())
    },
    enabled: isOpen && mayAsk && q.length > 1,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    retry: false,
  })
  const found = q.length > 1 ? (data ?? []) : []
  const label = text('find.label')
  return (
    <Frame id={id} source="find" label={label} help={mayAsk ? text('find.help') : text('find.closed')}>
      <ComboBox
        id={id}
        source="find"
        label={label}
        query={query}
        disabled={disabled || !mayAsk}
        describedBy={`${id}-help`}
        placeholder={text('find.placeholder')}
        shown=""
        keepsOpen
        choices={found.map((each) => ({ id: each.variant, content: <Found {...each} /> }))}
        chosen={[]}
        isLoading={isFetching || q !== query.trim()}
        hasFailed={isError}
        onQuery={setQuery}
        onOpen={setOpen}
        onPick={(variant) => {
          const picked = found.find((each) => each.variant === variant)
          if (picked) onPick(picked)
        }}
      />
    </Frame>
  )
}

function Found({ picture, name, options, sku, price, stock }: FoundVariant) {
  const { text, money } = useOwn()
  return (
    <span className={askCss.found}>
      <GoodsPicture value={picture} height={44} alt="" />
      <span className={css.what}>
        <span dir="auto">{name}</span>
        <span className={css.quiet}>
          {options && <span dir="auto">{options}</span>}
          <bdi dir="ltr">{sku}</bdi>
        </span>
      </span>
      <span className={askCss.foundEnd}>
        {money(price)}
        <span className={css.quiet} data-bad={stock <= 0 || undefined}>
          {stock > 0 ? text('find.stock', { smart_count: stock }) : text('find.soldOut')}
        </span>
      </span>
    </span>
  )
}
