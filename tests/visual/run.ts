import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { showcasePages } from '../../resources/insight/showcase/pages.ts'
import { buildFrontEnd, isStale } from '../../start/build/buildFrontEnd.ts'
import { sharedBrowser } from '../e2e/support/browser.ts'
import { startProduct } from '../e2e/support/product.ts'
import { sessionOf } from '../e2e/support/shop.ts'
import { openCamera } from './camera.ts'
import { difference } from './difference.ts'
import { unnoticed } from './faults.ts'
import { looks } from './looks.ts'
import { packed, unpacked } from './picture.ts'

// npm run test:visual [-- pages] [--update]: every page of the catalogue of components in light and dark, from left to right and from
// right to left, against the pictures in tests/visual/baseline. With names (`tree`, `data-entry/`) only pages that have one of them.
// --update makes what is seen now the pictures to compare with: look at them before you commit.

const root = join(import.meta.dirname, '..', '..')
const baseline = join(import.meta.dirname, 'baseline')
const seen = join(root, '.cache', 'visual')
const words = process.argv.slice(2)
const isUpdate = words.includes('--update')
const wanted = words.filter((word) => !word.startsWith('--'))
const pages = showcasePages.filter(
  (page) => wanted.length === 0 || wanted.some((word) => page.includes(word)),
)
if (pages.length === 0)
  throw new Error(`No page is called ${wanted.join(' or ')}. A part of a name was expected, such as tree.`)

if (isStale(root) && !(await buildFrontEnd(root)))
  throw new Error('The front end could not be built. It was expected to. See above for the reason.')
rmSync(seen, { recursive: true, force: true })

const fileOf = (folder: string, look: string, page: string) =>
  join(folder, look, `${page.replace('/', '.')}.webp`)
const write = (file: string, content: Buffer) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

const began = Date.now()
const product = await startProduct()
const browser = await sharedBrowser()
const session = await sessionOf(product, 'admin@atelier.test')
const problems: string[] = []
for (const look of looks) {
  const camera = await openCamera(browser, product, session, look)
  for (const page of pages) {
    const picture = await camera.take(page)
    const file = fileOf(baseline, look.name, page)
    const before = existsSync(file) ? await unpacked(readFileSync(file)) : undefined
    const wrong = before ? difference(before, picture) : 'has no picture to compare with'
    if (wrong === undefined) continue
    const place = fileOf(isUpdate ? baseline : seen, look.name, page)
    write(place, await packed(picture))
    const where = isUpdate ? '' : `; see ${relative(root, place)} beside ${relative(root, file)}`
    problems.push(`${page}, ${look.name}, ${wrong}${where}`)
  }
  if (look === looks[0] && !isUpdate) {
    const expected = async (page: string) => unpacked(readFileSync(fileOf(baseline, look.name, page)))
    const missed = await unnoticed(camera, expected)
    for (const fault of missed) problems.push(`A fault made on purpose was not noticed. ${fault}`)
  }
  await camera.close()
}
await browser.close()
await product.close()

const left = readdirSync(baseline, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.webp') && !showcasePages.some((page) => file.endsWith(`${page.replace('/', '.')}.webp`)),
)
for (const file of left) problems.push(`${file} is of no page any more. Delete it.`)

for (const problem of problems) console.error(problem)
console.log(
  `${pages.length * looks.length} pictures in ${Math.round((Date.now() - began) / 1000)} s, ${problems.length} ${isUpdate ? 'written' : 'different'}.`,
)
process.exit(problems.length > 0 && !isUpdate ? 1 : 0)
