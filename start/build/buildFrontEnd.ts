import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** What the front end is built from, below the root of the project. */
const sources = [
  ...['src', 'resources', 'i18n', 'docs', 'public', 'start/browser', 'start/build', 'start/texts'],
  ...['index.html', 'vite.config.ts', 'package-lock.json'],
]

/** Whether the built front end is missing, or older than anything it is built from. */
export function isStale(root: string): boolean {
  const built = join(root, 'dist', 'index.html')
  if (!existsSync(built)) return true
  const since = statSync(built).mtimeMs
  return sources.some((source) => newest(join(root, source)) > since)
}

function newest(path: string): number {
  if (!existsSync(path)) return 0
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(path).map((entry) => newest(join(path, entry))))
}

/** What says to `build.ts` that somebody waits for it. */
export const withoutMaps = '--without-maps'

/**
 * Builds the front end without source maps, in a process of its own, so that the server does not carry the bundler's memory and goes on
 * meanwhile. Answers whether it worked; what went wrong is on the terminal.
 */
export function buildFrontEnd(root: string): Promise<boolean> {
  const builder = spawn(process.execPath, [join(import.meta.dirname, '..', 'build.ts'), withoutMaps], {
    cwd: root,
    stdio: 'inherit',
  })
  return new Promise((resolve) => {
    builder.on('close', (code) => resolve(code === 0))
    builder.on('error', (error) => {
      console.error(error.message)
      resolve(false)
    })
  })
}

/**
 * Bundles the front end and compresses its files; whether it worked. Where somebody waits it goes without source maps, which are a
 * quarter of the work.
 */
export function bundle(root: string, { maps = true } = {}): boolean {
  const bundler = findBundler()
  if (bundler === undefined) {
    console.error(
      'The packages that build it are not installed. Expected those of `npm ci`; an installation without them (`--omit=dev`) serves what `npm run build` made before.',
    )
    return false
  }
  const { status } = spawnSync(
    process.execPath,
    [bundler, 'build', '--logLevel', 'warn', ...(maps ? [] : ['--sourcemap', 'false'])],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  if (status !== 0) return false
  compress(join(root, 'dist'))
  return true
}

/** The bundler is a package of the build, which an installation for production leaves out. */
function findBundler(): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
  } catch {
    return undefined
  }
}

const compressible = /\.(js|css|svg|json|webmanifest|txt|html)$/

/**
 * Puts a compressed twin beside each text, once, so that no request waits for it. From its ninth step on the encoder clears 32 MB for
 * every file, which for hundreds of small ones takes fifty times as long as the eighth and saves two bytes in a thousand.
 */
function compress(directory: string): void {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !compressible.test(entry.name) || entry.name === 'index.html') continue
    const bytes = readFileSync(path)
    if (bytes.length < 1024) continue
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }),
    )
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
