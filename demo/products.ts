import { brands } from './brands.ts'
import { careOf } from './care.ts'
import { type ColourCode, colourOf } from './colours.ts'
import { descriptionOf, nameOf, shortOf } from './copy.ts'
import type { DemoProduct } from './demoProduct.ts'
import type { DemoSize } from './demoSize.ts'
import type { Pattern } from './garment/look.ts'
import { lacksOf, lifeOf } from './life.ts'
import { goodsLines, type Line, lines } from './lines.ts'
import type { Outfit } from './looks.ts'
import { fibres, fibresOf, type Material, type MaterialKey, materials } from './materials.ts'
import { buildMedia } from './media.ts'
import { givenNames } from './names.ts'
import { palettes } from './palettes.ts'
import { hash, type Random, random } from './random.ts'
import { tagsOf } from './tagging.ts'
import { buildVariants } from './variants.ts'
import { type Locale, slugOf, type Words } from './words.ts'

const IMPORTER = 'Atelier Retail Private Limited, 21 Palace Road, Bengaluru 560001'

let made: readonly DemoProduct[] | undefined

/** Every product of the demo shop, always the same. */
export function products(): readonly DemoProduct[] {
  made ??= build()
  return made
}

/** The products of a shop of some size. */
export function productsOf({
  products: most,
  kinds,
}: Pick<DemoSize, 'products' | 'kinds'>): readonly DemoProduct[] {
  const all = products()
  if (kinds === 'first' || most >= all.length) return all.slice(0, most)
  return Array.from(
    { length: most },
    (_, index) => all[Math.floor((index * all.length) / most)] as DemoProduct,
  )
}

/** Makes the products anew; equal to every other run. */
export function build(): DemoProduct[] {
  const taken = new Set<string>()
  let serial = 0
  return lines.flatMap((line) =>
    Array.from({ length: line.count }, (_, index) => {
      serial += 1
      return buildProduct(line, index, serial, taken)
    }),
  )
}

function buildProduct(line: Line, index: number, serial: number, taken: Set<string>): DemoProduct {
  const stream = random(`${line.code}/${index}`)
  const brand = stream.pick(
    brands.filter((entry) => entry.kinds.includes(line.brands) && (entry.isActive || stream.chance(0.5))),
  )
  const materialKey = line.materials[
    (index + Math.floor(index / line.materials.length)) % line.materials.length
  ] as MaterialKey
  const material: Material = materials[materialKey]
  const pattern = patternOf(line, index, material)
  const cut = line.cuts[index % line.cuts.length] ?? {}
  const name = freshName(stream, line, material, pattern, taken)
  const slug = slugOf(name.en)
  const styleCode = `${brand.code}-${line.code}${1000 + serial * 3 + (index % 3)}`
  const life = lifeOf(stream, line, brand.isActive)
  const lacks = lacksOf(stream, life.status)
  const colours = stream.some(palette(line, materialKey), stream.whole(1, line.most ?? 3)).map(colourOf)
  const outfit: Outfit = { line, cut, material: materialKey, pattern, seed: serial, taste: hash(slug) }
  const short = shortOf(line, material, pattern)
  const text = descriptionOf(stream, line, material, pattern, cut)
  const off = life.status === 'active' && stream.chance(0.3) ? stream.whole(2, 10) * 0.05 : 0
  const variants = buildVariants(stream, {
    line,
    brand,
    material,
    styleCode,
    serial,
    colours,
    life,
    lacks,
    off,
  })
  const origin = brand.country
  return {
    styleCode,
    name: name.en,
    slug,
    genericName: line.noun.en,
    shortDescription: short.en,
    description: lacks.includes('description') ? '' : text.en,
    status: life.status,
    createdAt: life.createdAt,
    updatedAt: life.updatedAt,
    publishedAt: life.publishedAt,
    unpublishedAt: life.unpublishedAt,
    brand: brand.code,
    categories: lacks.includes('category') ? [] : [...line.categories],
    primaryCategory: lacks.includes('category') ? null : line.categories[0],
    tags: tagsOf({ stream, line, materialKey, life, lacks, off, variants }),
    gender: line.gender,
    ageGroup: line.ageGroup,
    season: life.season,
    occasions: occasions[line.wear] ?? ['everyday'],
    pattern,
    fit: cut.fit ?? null,
    sleeve: cut.sleeve ?? null,
    neck: cut.neck ?? null,
    length: cut.length ?? null,
    composition: fibresOf(material).map(([fibre, percent]) => ({ fibre, name: fibres[fibre], percent })),
    care: careOf(material),
    hsnCode: lacks.includes('hsn') ? null : line.hsn,
    countryOfOrigin: lacks.includes('origin') ? null : origin,
    importer: origin === 'IN' ? null : IMPORTER,
    isReturnable: line.code !== 'SO',
    returnWindowDays: line.season === 'festive' ? 7 : 15,
    codAllowed: (variants[0]?.salePrice ?? 0) < 1_000_000,
    giftable: line.tags?.includes('Gift idea') ?? false,
    colours: colours.map((colour) => colour.code),
    sizeSystem: line.sizes,
    media: lacks.includes('pictures') ? [] : buildMedia(stream, outfit, name.en, slug, colours),
    variants,
    translations: {
      fr: copyIn('fr', name, short, text),
      zh: copyIn('zh', name, short, text),
      ja: copyIn('ja', name, short, text),
    },
    popularity: Math.round(stream.next() ** 2.2 * 1000) / 1000,
  }
}

function freshName(
  stream: Random,
  line: Line,
  material: Material,
  pattern: Pattern,
  taken: Set<string>,
): Words {
  const pool =
    line.brands === 'home'
      ? givenNames.home
      : line.ageGroup !== 'adult'
        ? givenNames.kids
        : line.gender === 'men'
          ? givenNames.men
          : line.gender === 'women' && !goodsLines.includes(line)
            ? givenNames.women
            : givenNames.goods
  for (const given of shuffled(stream, pool)) {
    const key = `${given}/${line.noun.en}`
    if (taken.has(key)) continue
    taken.add(key)
    return nameOf(given, line, material, pattern)
  }
  throw new Error(
    `No given name is left for "${line.noun.en}". Expected more names than products of a line. Add names to content/names.json.`,
  )
}

function shuffled<T>(stream: Random, list: readonly T[]): T[] {
  return list
    .map((entry) => ({ entry, weight: stream.next() }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ entry }) => entry)
}

function patternOf(line: Line, index: number, material: Material): Pattern {
  const pattern = line.patterns[index % line.patterns.length] ?? 'plain'
  return material.cloth === 'leather' && pattern !== 'plain' ? 'plain' : pattern
}

function palette(line: Line, material: MaterialKey): readonly ColourCode[] {
  if (material === 'sterling') return palettes.silver
  return palettes[line.palette]
}

const occasions: Partial<Record<Line['wear'], string[]>> = {
  office: ['work', 'everyday'],
  evening: ['party', 'wedding'],
  festive: ['festive', 'wedding'],
  lounge: ['home'],
  winter: ['everyday', 'travel'],
  jewel: ['festive', 'party'],
}

function copyIn(locale: Exclude<Locale, 'en'>, name: Words, short: Words, text: Words) {
  return { name: name[locale], shortDescription: short[locale], description: text[locale] }
}
