import type { DemoBrand } from './brands.ts'
import type { Colour } from './colours.ts'
import type { DemoVariant } from './demoProduct.ts'
import { gtin13 } from './gtin.ts'
import type { Lack, Life } from './life.ts'
import type { Line } from './lines.ts'
import type { Material } from './materials.ts'
import { costOf, mrpOf, saleOf, sizeFactor } from './price.ts'
import type { Random } from './random.ts'
import { sizes } from './sizes.ts'
import { shelfOf, stockOf } from './stock.ts'

/** What is known of a product when its variants are made. */
export interface Stall {
  line: Line
  brand: DemoBrand
  material: Material
  styleCode: string
  serial: number
  colours: readonly Colour[]
  life: Life
  lacks: readonly Lack[]
  off: number
}

/** Makes one variant for every colour and size, with prices, weight and stock. */
export function buildVariants(stream: Random, stall: Stall): DemoVariant[] {
  const { line, brand, material, styleCode, serial, colours, life, lacks, off } = stall
  const range = rangeOf(stream, line)
  const shelf = shelfOf(stream, life.status)
  const rupees = stream.between(line.price[0], line.price[1])
  const cost = stream.between(0.3, 0.42)
  return colours.flatMap((colour, colourPlace) =>
    range.map((size, place): DemoVariant => {
      const step = sizeFactor(line.sizes, sizes[line.sizes].indexOf(size))
      const mrp = mrpOf(rupees, material.price * brand.price * step)
      const salePrice = saleOf(mrp, off)
      const position = colourPlace * range.length + place
      const growth = step === 1 ? 1 + (place - (range.length - 1) / 2) * 0.035 : step
      return {
        sku: `${styleCode}-${colour.code}-${size.code}`,
        barcode: lacks.includes('barcodes')
          ? null
          : gtin13(`29${String(serial).padStart(6, '0')}${String(position + 1).padStart(4, '0')}`),
        colour: colour.code,
        size: size.code,
        sizeLabel: size.label,
        mrp,
        salePrice,
        costPrice: costOf(cost, mrp, salePrice),
        weight: Math.max(5, Math.round((line.weight * growth) / 5) * 5),
        ...stockOf(stream, shelf, place, range.length),
        lowStockThreshold: line.price[1] > 5000 ? 2 : 5,
        position,
      }
    }),
  )
}

/** Most products come in every size of their system; some leave out the ends. */
function rangeOf(stream: Random, line: Line) {
  const all = sizes[line.sizes]
  if (all.length < 5 || stream.chance(0.55)) return all
  return stream.chance(0.5) ? all.slice(0, -1) : all.slice(1)
}
