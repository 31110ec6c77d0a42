import { hash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

// JavaScript, so that nothing has loaded node's TypeScript compiler before this.
const root = join(import.meta.dirname, '..')
const kept = join(root, '.cache', 'sources')
const ofServer = '{start,server,src,resources,i18n,demo}/**/*.ts'

/**
 * `--import`ed, it has node load the sources of the product as they were stripped of their types once, each as long as it says the same:
 * from the second start on nothing loads the compiler. Node's own cache of compiled code would do, and stays in memory as long as the
 * process lives: a seventh of a server at rest. Lines and columns of errors are those of the sources. Run by itself it strips them all,
 * for a folder that no server may write to (`npm run build`).
 */
if (import.meta.main) for (const file of globSync(ofServer, { cwd: root })) stripped(join(root, file))
else
  registerHooks({
    load(url, context, next) {
      const file = url.startsWith('file:') ? fileURLToPath(url) : ''
      return isOwn(file)
        ? { format: 'module', source: stripped(file), shortCircuit: true }
        : next(url, context)
    },
  })

function isOwn(file) {
  return file.endsWith('.ts') && file.startsWith(root + sep) && !file.includes(`${sep}node_modules${sep}`)
}

function stripped(file) {
  const source = readFileSync(file, 'utf8')
  const mark = `\n//${hash('sha256', source)}`
  const copy = join(kept, file.slice(root.length))
  const before = read(copy)
  if (before?.endsWith(mark)) return before
  const text = stripTypeScriptTypes(source) + mark
  keep(copy, text)
  return text
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Another process may start at the same time, and the folder may not be ours to write to. */
function keep(file, text) {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.${process.pid}`, text)
    renameSync(`${file}.${process.pid}`, file)
  } catch {}
}
