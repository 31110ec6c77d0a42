import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import IssuesCell from '../../src/areas/product/readiness/IssuesCell.tsx'
import StockCell from '../../src/areas/product/stock/StockCell.tsx'
import { viewOnStore } from '../../src/areas/store/viewOnStore.ts'
import { storePath } from '../../src/shop/addresses/storePath.ts'
import { defineViews } from '../../src/views/overrides.ts'
import { product } from './product.ts'

/** A part that is fetched when it is first shown. */
const later = <Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<{ readonly [K in Name]: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: (await load())[name] }))

const MediaInput = later('MediaInput', () => import('../../src/areas/product/media/MediaInput.tsx'))
const VariantsSheet = later(
  'VariantsSheet',
  () => import('../../src/areas/product/variants/VariantsSheet.tsx'),
)
const SizesInput = later('SizesInput', () => import('../../src/areas/product/options/SizesInput.tsx'))
const OptionInput = later('OptionInput', () => import('../../src/areas/product/options/OptionInput.tsx'))
const FurtherOptionInput = later(
  'FurtherOptionInput',
  () => import('../../src/areas/product/options/FurtherOptionInput.tsx'),
)
const AttributesInput = later(
  'AttributesInput',
  () => import('../../src/areas/product/attributes/AttributesInput.tsx'),
)
const ReadinessCard = later(
  'ReadinessCard',
  () => import('../../src/areas/product/readiness/ReadinessCard.tsx'),
)
const PricingSection = later('PricingSection', () => import('../../src/areas/product/tax/PricingSection.tsx'))
const StockSection = later('StockSection', () => import('../../src/areas/product/stock/StockSection.tsx'))
const SeoSection = later('SeoSection', () => import('../../src/areas/product/seo/SeoSection.tsx'))

/** How products look otherwise than other areas. */
export default defineViews(product, {
  also: ['lowVariants'],
  cells: { issues: IssuesCell, stock: StockCell },
  inputs: {
    media: { Input: MediaInput },
    colours: { Input: OptionInput },
    sizes: { Input: SizesInput },
    furtherOption: { Input: FurtherOptionInput },
    otherValues: { Input: OptionInput },
    variants: { Input: VariantsSheet },
    // The costs stand in the sheet of the variants.
    variantCosts: { Input: () => null },
    attributes: { Input: AttributesInput },
  },
  sections: { readiness: ReadinessCard, pricing: PricingSection, stock: StockSection, seo: SeoSection },
  actions: {
    quickEdit: {
      on: ['record'],
      flag: 'edit',
      icon: 'edit',
      Dialog: lazy(() => import('../../src/areas/product/actions/QuickEditDialog.tsx')),
    },
    duplicate: {
      on: ['record'],
      flag: 'create',
      icon: 'copy',
      Dialog: lazy(() => import('../../src/areas/product/actions/DuplicateDialog.tsx')),
    },
    priceHistory: {
      on: ['record'],
      flag: 'view',
      icon: 'history',
      Dialog: lazy(() => import('../../src/areas/product/actions/PriceHistoryDialog.tsx')),
    },
    viewOnStore: viewOnStore({ status: 'active', slug: { empty: false } }, ({ slug }) =>
      storePath.product(String(slug)),
    ),
    printLabels: {
      on: ['record', 'selection'],
      flag: 'view',
      icon: 'print',
      Dialog: lazy(() => import('../../src/areas/print/ProductLabelsDialog.tsx')),
    },
    changePrices: {
      on: ['selection'],
      flag: 'changePrice',
      icon: 'percent',
      Dialog: lazy(() => import('../../src/areas/product/actions/BulkPricesDialog.tsx')),
    },
    changeCategories: {
      on: ['selection'],
      flag: 'view',
      icon: 'category',
      Dialog: later('CategoriesDialog', () => import('../../src/areas/product/actions/OrganiseDialogs.tsx')),
    },
    changeTags: {
      on: ['selection'],
      flag: 'edit',
      icon: 'tag',
      Dialog: later('TagsDialog', () => import('../../src/areas/product/actions/OrganiseDialogs.tsx')),
    },
    changeCollections: {
      on: ['selection'],
      flag: 'view',
      icon: 'collection',
      Dialog: later('CollectionsDialog', () => import('../../src/areas/product/actions/OrganiseDialogs.tsx')),
    },
  },
})
