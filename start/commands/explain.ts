import { resources } from '../../resources/index.ts'
import { closest } from '../../src/core/index.ts'
import { explain } from '../../src/derive/explain.ts'

const name = process.argv[2] ?? ''
const registry: Record<string, (typeof resources)[keyof typeof resources]> = resources

if (registry[name]) {
  console.log(explain(registry[name], registry))
} else {
  const near = closest(name, Object.keys(registry))
  console.error(
    `There is no area '${name}'. Areas: ${Object.keys(registry).join(', ')}.${near ? ` Did you mean '${near}'?` : ''}\nUse: npm run explain -- <area>`,
  )
  process.exitCode = 1
}
