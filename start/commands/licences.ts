import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'

/**
 * `npm run licences -- --to=sbom.json`: writes what the product is made of as CycloneDX (npm makes it of the lock file and what is installed) and
 * tells the licences, how many packages have each. Ends with 1 where one is not among those that were looked at (`docs/architecture.md`).
 */

/** Licences under which a package may be used here, and why those are that ask for more than a notice. */
const known = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  'CC0-1.0',
  // Tools of the build and the tests (axe-core, lightningcss), used unchanged and not shipped.
  'MPL-2.0',
  // libvips, a library of its own beside sharp; it can be exchanged.
  'LGPL-3.0-or-later',
  // The font, under its own name.
  'OFL-1.1',
]

/** Packages that say it in their file LICENSE alone. */
const inTheirFile: Readonly<Record<string, string>> = { 'css-mediaquery': 'BSD-3-Clause', 'png-js': 'MIT' }

const sbomSchema = z.looseObject({
  components: z.array(
    z.looseObject({
      name: z.string(),
      version: z.string(),
      licenses: z
        .array(
          z.object({
            expression: z.string().optional(),
            license: z.object({ id: z.string().optional(), name: z.string().optional() }).optional(),
          }),
        )
        .optional(),
    }),
  ),
})

const { values } = parseArgs({ options: { to: { type: 'string' } } })
const written = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'], {
  cwd: join(import.meta.dirname, '..', '..'),
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'ignore'],
})
const { components } = sbomSchema.parse(JSON.parse(written))
if (values.to !== undefined) writeFileSync(values.to, written)

const byLicence = Map.groupBy(components, ({ name, licenses = [] }) => {
  const told = licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name)
  return told.join(' AND ') || (inTheirFile[name] ?? 'none')
})
for (const [licence, packages] of [...byLicence].sort((a, b) => b[1].length - a[1].length))
  console.log(`${String(packages.length).padStart(5)}  ${licence}`)

const strange = [...byLicence].filter(([licence]) => !isKnown(licence))
for (const [licence, packages] of strange)
  console.error(
    `${licence} was not looked at: ${packages.map(({ name, version }) => `${name} ${version}`).join(', ')}`,
  )
process.exitCode = strange.length > 0 ? 1 : 0

/** Of several licences to choose from one must be known, of several that hold together all. */
function isKnown(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '')
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((one) => known.includes(one)))
}
