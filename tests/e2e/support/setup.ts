import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buildFrontEnd, isStale } from '../../../start/build/buildFrontEnd.ts'
import { ensureBrowser } from '../../support/ensureBrowser.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** What all suites share is made once, before the first: the browser's installation, the front end, and the demo shop. */
export default async function setup(): Promise<void> {
  ensureBrowser()
  // In a process of its own, which is gone with its memory, and works while the front end is built.
  const filling = fillShop()
  if (!process.env.BUILT_FRONT_END && isStale(root) && !(await buildFrontEnd(root)))
    throw new Error('The front end could not be built. See above.')
  await filling
}

/** By the Node that the product brings, which reads TypeScript, whichever runs the tests. */
async function fillShop(): Promise<void> {
  const node = join(root, 'node_modules', '.bin', 'node')
  const filler = spawn(node, [join(import.meta.dirname, 'fillShop.ts')], { stdio: 'inherit' })
  const [code] = await once(filler, 'close')
  if (code !== 0) throw new Error('The shop of the browser suites could not be filled. See above.')
}
