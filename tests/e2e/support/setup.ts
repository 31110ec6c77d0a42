import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildFrontEnd, isStale } from '../../../start/build/buildFrontEnd.ts'
import { ensureBrowser } from '../../support/ensureBrowser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The directory with the states in which suites find the product. */
    states: string
  }
}

const root = join(import.meta.dirname, '..', '..', '..')

/** What all suites share is made once, before the first: the browser's installation, the front end, and the states. */
export default async function setup({ provide }: TestProject): Promise<void> {
  ensureBrowser()
  // In a process of its own, which is gone with its memory, and works while the front end is built.
  const making = makeStates()
  if (!process.env.BUILT_FRONT_END && isStale(root) && !(await buildFrontEnd(root)))
    throw new Error('The front end could not be built. See above.')
  provide('states', await making)
}

/** By the Node that the product brings, which reads TypeScript, whichever runs the tests. */
async function makeStates(): Promise<string> {
  const script = join(import.meta.dirname, 'makeStates.ts')
  const node = join(root, 'node_modules', '.bin', 'node')
  const maker = spawn(node, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const parts: Buffer[] = []
  maker.stdout.on('data', (part: Buffer) => parts.push(part))
  const [code] = await once(maker, 'close')
  if (code !== 0) throw new Error('The shop of the browser suites could not be filled. See above.')
  return Buffer.concat(parts).toString()
}
