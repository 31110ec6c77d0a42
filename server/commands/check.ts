import { globSync } from 'node:fs'
import { join } from 'node:path'
import { checkTexts } from '../../i18n/check.ts'
import { DescriptorError } from '../../src/core/index.ts'
import { tablesOf } from '../../src/derive/table.ts'

/** Checks what neither the compiler nor the linter sees: descriptors and their registry, and the texts of all languages. */
try {
  const { resources } = await import('../../resources/index.ts')
  const texts = await checkTexts()
  const problems = [
    ...unregistered(Object.keys(resources)),
    ...texts.map(({ locale, key, problem }) => `i18n/${locale}: '${key}' ${problem}.`),
  ]
  const tables = tablesOf(resources)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  else
    console.log(`${Object.keys(resources).length} areas, ${tables.length} tables and all texts are in order.`)
} catch (error) {
  if (!(error instanceof DescriptorError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** Descriptors that no line of the registry names. */
function unregistered(names: readonly string[]): string[] {
  const files = globSync('*/*.ts', { cwd: join(import.meta.dirname, '..', '..', 'resources') })
  return files
    .filter((file) => !/\.(server|operations)\.ts$/.test(file))
    .filter((file) => !names.includes(file.replace(/^.*\//, '').replace(/\.ts$/, '')))
    .map((file) => `resources/${file} is not in the registry. Add it to resources/index.ts, or remove it.`)
}
