import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { hasFlag } from '../../../src/core/index.ts'
import { defineViews } from '../../../src/views/overrides.ts'
import { storePath } from '../../content/page/rules/storePath.ts'
import { viewOnStore } from '../../shared/store/screens/viewOnStore.ts'
import { product } from './product.ts'
import { priceFields } from './rules/variantFields.ts'
import IssuesCell from './screens/readiness/IssuesCell.tsx'
import StockCell from './screens/stock/StockCell.tsx'

/** A part that is fetched when it is first shown. */
const later = <Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<{ readonly [K in Name]: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: (await load())[name] }))

const MediaInput = later('MediaInput', () => import('./screens/media/MediaInput.tsx'))
const VariantsSheet = later('VariantsSheet', () => import('./screens/variants/VariantsSheet.tsx'))
const SizesInput = later('SizesInput', () => import('./screens/options/SizesInput.tsx'))
const OptionInput = later('OptionInput', () => import('./screens/options/OptionInput.tsx'))
const FurtherOptionInput = later(
  'FurtherOptionInput',
  () => import('./screens/options/FurtherOptionInput.tsx'),
)
const AttributesInput = later('AttributesInput', () => import('./screens/attributes/AttributesInput.tsx'))
const GlanceCard = later('GlanceCard', () => import('./screens/glance/GlanceCard.tsx'))
const ReadinessCard = later('ReadinessCard', () => import('./screens/readiness/ReadinessCard.tsx'))
const PricingSection = later('PricingSection', () => import('./screens/tax/PricingSection.tsx'))
const StockSection = later('StockSection', () => import('./screens/stock/StockSection.tsx'))
const SeoSection = later('SeoSection', () => import('./screens/seo/SeoSection.tsx'))

/** How products look otherwise than other areas. */
export default defineViews(product, {
  also: ['lowVariants'],
  cells: { issues: IssuesCell, stock: StockCell },
  shows: { attributes: lazy(() => import('./screens/attributes/AttributesShow.tsx')) },
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
  sheets: {
    variants: {
      locked: (viewer) => (hasFlag(viewer, product.name, 'changePrice') ? [] : priceFields),
      dialogs: {
        stock: {
          mayOpen: (viewer) => hasFlag(viewer, 'stockLevel', 'view'),
          Dialog: lazy(() => import('./screens/stock/VariantStockDialog.tsx')),
        },
      },
    },
  },
  foreignFiles: async () => (await import('./rules/foreign/foreignFiles.ts')).foreignFiles,
  sections: {
    glance: GlanceCard,
    readiness: ReadinessCard,
    pricing: PricingSection,
    stock: StockSection,
    seo: SeoSection,
  },
  actions: {
    quickEdit: {
      on: ['record'],
      flag: 'edit',
      icon: 'edit',
      Dialog: lazy(() => import('./screens/actions/QuickEditDialog.tsx')),
    },
    duplicate: {
      on: ['record'],
      flag: 'create',
      icon: 'copy',
      Dialog: lazy(() => import('./screens/actions/DuplicateDialog.tsx')),
    },
    priceHistory: {
      on: ['record'],
      flag: 'view',
      icon: 'history',
      Dialog: lazy(() => import('./screens/actions/PriceHistoryDialog.tsx')),
    },
    viewOnStore: viewOnStore({ status: 'active', slug: { empty: false } }, ({ slug }) =>
      storePath.product(String(slug)),
    ),
    printLabels: {
      on: ['record', 'selection'],
      flag: 'view',
      icon: 'print',
      Dialog: lazy(() => import('../../shared/print/screens/ProductLabelsDialog.tsx')),
    },
    changePrices: {
      on: ['selection'],
      flag: 'changePrice',
      icon: 'percent',
      isUndone: true,
      Dialog: lazy(() => import('./screens/actions/BulkPricesDialog.tsx')),
    },
    changeCategories: {
      on: ['selection'],
      flag: 'view',
      oneOf: [
        ['productCategory', 'create'],
        ['productCategory', 'delete'],
      ],
      icon: 'category',
      isUndone: true,
      Dialog: later('CategoriesDialog', () => import('./screens/actions/OrganiseDialogs.tsx')),
    },
    changeTags: {
      on: ['selection'],
      flag: 'edit',
      icon: 'tag',
      isUndone: true,
      Dialog: later('TagsDialog', () => import('./screens/actions/OrganiseDialogs.tsx')),
    },
    changeCollections: {
      on: ['selection'],
      flag: 'view',
      needs: [['collection', 'edit']],
      icon: 'collection',
      isUndone: true,
      Dialog: later('CollectionsDialog', () => import('./screens/actions/OrganiseDialogs.tsx')),
    },
  },
})
