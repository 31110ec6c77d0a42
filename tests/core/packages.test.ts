// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** What Node reads of the product; the bundle, and what builds it or checks the sources, come with the packages of the build. */
const run = globSync(
  [
    '{server,demo,i18n}/**/*.ts',
    'start/{*,texts/*,commands/*}.ts',
    'resources/**/*.ts',
    'src/{core,derive,settings}/**/*.ts',
    'src/fields/*/*.ts',
  ],
  { cwd: root },
).filter((file) => !/^start\/(dev|build)\.ts|\/screens\//.test(file))

/** The packages that a file has at run time; what is imported as a type is gone by then. */
function packagesOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const found = source.matchAll(
    /^(?:import|export) (?!type\b)[^'"`;]*?from '([^'.#][^']*)'|import\('([^'.#][^']*)'\)|createRequire\(import\.meta\.url\)\('([^']*)'\)|(?<=resolve\(|file\(\n? *)['`](@[\w-]+\/[\w-]+)/gm,
  )
  return [...found]
    .map(([, fixed, lazy, atOnce, resolved]) => fixed ?? lazy ?? atOnce ?? resolved ?? '')
    .filter((name) => !name.startsWith('node:'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
}

const needed = (files: readonly string[]) => [...new Set(files.flatMap(packagesOf))].sort()

describe('the packages', () => {
  it('of an installation for production are those that the server runs, and the runtime', () => {
    const pure = ['libphonenumber-js']
    expect([...needed(run).filter((name) => !pure.includes(name)), 'node'].sort()).toEqual(
      Object.keys(dependencies).sort(),
    )
    // Only the browser's half of a kind reads it, which no file of the server imports.
    expect(
      needed(globSync(['server/**/*.ts', 'src/{core,derive,settings}/**/*.ts'], { cwd: root })),
    ).not.toContain(pure[0])
  })

  it('of the bundle are packages of the build', () => {
    const bundled = needed(
      globSync(['{src,resources,start/browser}/**/*.tsx', 'src/{providers,views,shell,auth,push}/**/*.ts'], {
        cwd: root,
      }),
    )
    expect(bundled.length).toBeGreaterThan(15)
    const known = { ...dependencies, ...devDependencies }
    expect(bundled.filter((name) => !Object.hasOwn(known, name))).toEqual([])
  })
})
