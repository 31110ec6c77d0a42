import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadHooks } from '../../../server/hooks.ts'
import type { Registry } from '../../../src/core/index.ts'
import { temporaryDirectory } from '../../support/database.ts'
import { areas } from './areas.ts'

const registry = areas as Registry

/** A directory of files, by their paths. */
function files(contents: Readonly<Record<string, string>>): string {
  const directory = temporaryDirectory()
  for (const [path, text] of Object.entries(contents)) {
    mkdirSync(join(directory, path, '..'), { recursive: true })
    writeFileSync(join(directory, path), text)
  }
  return directory
}

const hooks = (resource: string) => `export default { resource: '${resource}', hooks: { beforeSave() {} } }`

describe('the hooks of the areas', () => {
  it('are found beside the descriptors, in every folder', async () => {
    const directory = files({
      'sales/order.server.ts': hooks('order'),
      'brand.server.ts': hooks('brand'),
      'brand.ts': 'throw 1',
    })
    const table = await loadHooks(registry, directory)
    expect(Object.keys(table).sort()).toEqual(['brand', 'order'])
    expect(table.order?.beforeSave).toBeTypeOf('function')
  })

  it('are those of registered areas only', async () => {
    const directory = files({ 'supplier.server.ts': hooks('supplier') })
    await expect(loadHooks(registry, directory)).rejects.toThrow(
      "supplier.server.ts has hooks of 'supplier', which is not registered.",
    )
  })

  it('are in one file for each area', async () => {
    const directory = files({ 'a.server.ts': hooks('brand'), 'b.server.ts': hooks('brand') })
    await expect(loadHooks(registry, directory)).rejects.toThrow(
      "b.server.ts has hooks of 'brand', which has some already.",
    )
  })

  it('are what defineHooks makes', async () => {
    const directory = files({ 'brand.server.ts': 'export const nothing = 1' })
    await expect(loadHooks(registry, directory)).rejects.toThrow('brand.server.ts has no hooks.')
  })

  it('of the product load', async () => {
    const { resources } = await import('../../../resources/index.ts')
    expect(Object.keys(await loadHooks(resources as Registry))).toEqual(expect.any(Array))
  })
})
