import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** What a server of this product is made of. */
const parts = [
  'demo',
  'i18n',
  'public',
  'resources',
  'server',
  'src',
  'start',
  'index.html',
  'biome.json',
  '.gitignore',
  'lint',
]

/** Makes a release after this one in a directory: a number higher, and with a field more, made by the developer's own command. */
export function makeNextRelease(directory: string): void {
  for (const part of parts) cpSync(join(root, part), join(directory, part), { recursive: true })
  for (const part of ['node_modules', 'dist']) symlinkSync(join(root, part), join(directory, part))
  const { version, ...rest } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  const [major, minor] = version.split('.').map(Number) as [number, number]
  const next = `${major}.${minor + 1}.0`
  writeFileSync(join(directory, 'package.json'), JSON.stringify({ ...rest, version: next }))
  execFileSync('node', ['start/commands/new/new.ts', 'field', 'tag', 'shelf:text'], {
    cwd: directory,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}` },
  })
}
