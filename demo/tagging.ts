import type { DemoVariant } from './demoProduct.ts'
import type { Lack, Life } from './life.ts'
import type { Line } from './lines.ts'
import { fibresOf, type MaterialKey, materials } from './materials.ts'
import type { Random } from './random.ts'

/** What is known of a product when its tags are chosen. */
export interface Tagged {
  stream: Random
  line: Line
  materialKey: MaterialKey
  life: Life
  lacks: readonly Lack[]
  /** The share taken off the price, 0 for none. */
  off: number
  variants: readonly DemoVariant[]
}

/** The names of the product tags that fit a product, without repetition. */
export function tagsOf({ stream, line, materialKey, life, lacks, off, variants }: Tagged): string[] {
  const tags = new Set<string>()
  const fibres = fibresOf(materials[materialKey]).map(([fibre]) => fibre)
  const onSale = life.status === 'active'
  const sold = variants.filter((variant) => variant.stock === 0).length
  for (const tag of line.tags ?? []) if (tag !== 'Linen edit' || fibres.includes('linen')) tags.add(tag)
  if (onSale && life.ageInDays < 42) tags.add('New in')
  if (onSale && stream.chance(0.09)) tags.add('Bestseller')
  if (fibres.includes('organicCotton')) tags.add('Organic cotton')
  if (fibres.includes('recycledPolyester')) tags.add('Recycled')
  if (materialKey === 'banarasi' || materialKey === 'chanderi' || materialKey === 'khadi')
    tags.add('Handloom')
  if (onSale && off > 0) tags.add('On offer')
  if (onSale && sold > variants.length / 2 && sold < variants.length) tags.add('Last sizes')
  if (variants.some((variant) => ['XXL', '3XL', '18'].includes(variant.size))) tags.add('Plus sizes')
  if (stream.chance(0.03)) tags.add('Limited')
  if (lacks.includes('pictures')) tags.add('Reshoot')
  if (lacks.includes('description')) tags.add('Copy check')
  if (stream.chance(0.02)) tags.add('Price review')
  return [...tags]
}
