import { lazy } from 'react'
import { hasFlag } from '../../../src/core/index.ts'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import { storePath } from '../../content/page/rules/storePath.ts'
import { cardsAbout } from '../../shared/cards/screens/cardsAbout.ts'
import { viewOnStore } from '../../shared/store/screens/viewOnStore.ts'
import { product } from './product.ts'
import { priceFields } from './rules/variantFields.ts'
import IssuesCell from './screens/readiness/IssuesCell.tsx'
import StockCell from './screens/stock/StockCell.tsx'

/** One of the dialogs that put products into something or take them out. */
const organise = (name: 'CategoriesDialog' | 'CollectionsDialog' | 'TagsDialog') =>
  lazy(async () => ({ default: (await import('./screens/actions/OrganiseDialogs.tsx'))[name] }))

const MediaInput = lazy(() => import('./screens/media/MediaInput.tsx'))
const VariantsSheet = lazy(() => import('./screens/variants/VariantsSheet.tsx'))
const SizesInput = lazy(() => import('./screens/options/SizesInput.tsx'))
const OptionInput = lazy(() => import('./screens/options/OptionInput.tsx'))
const FurtherOptionInput = lazy(() => import('./screens/options/FurtherOptionInput.tsx'))
const AttributesInput = lazy(() => import('./screens/attributes/AttributesInput.tsx'))
const GlanceCard = drawnOnceThere(() => import('./screens/glance/GlanceCard.tsx'))
const ReadinessCard = drawnOnceThere(() => import('./screens/readiness/ReadinessCard.tsx'))
const PricingSection = lazy(() => import('./screens/tax/PricingSection.tsx'))
const StockSection = drawnOnceThere(() => import('./screens/stock/StockSection.tsx'))
const SeoSection = lazy(() => import('./screens/seo/SeoSection.tsx'))

/** How products look otherwise than other areas. */
export default defineViews(product, {
  also: ['lowVariants'],
  cells: { issues: IssuesCell, stock: StockCell },
  shows: {
    attributes: drawnOnceThere(() => import('./screens/attributes/AttributesShow.tsx')),
    variants: drawnOnceThere(() => import('./screens/variants/VariantsShow.tsx')),
    variantCosts: drawnOnceThere(() => import('./screens/variants/CostsShow.tsx')),
  },
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
    cardsAbout: cardsAbout('linkProducts'),
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
      Dialog: organise('CategoriesDialog'),
    },
    changeTags: {
      on: ['selection'],
      flag: 'edit',
      icon: 'tag',
      isUndone: true,
      Dialog: organise('TagsDialog'),
    },
    changeCollections: {
      on: ['selection'],
      flag: 'view',
      needs: [['collection', 'edit']],
      icon: 'collection',
      isUndone: true,
      Dialog: organise('CollectionsDialog'),
    },
  },
})
