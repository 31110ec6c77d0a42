import { globSync, readFileSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config'
import { documents } from './start/build/documents.ts'
import { shownParts } from './start/build/shownParts.ts'
import LongestFirst from './tests/support/longestFirst.ts'

/** Folders whose tests render or run in a page's environment. */
const pages = ['tests/{providers,auth,push,shell,views,dashboards,showcase}/**/*.test.ts']
const dom = [...pages, 'tests/**/*.test.tsx']
const browser = ['tests/e2e/**']

/** Suites that put another module in the place of one need modules of their own. */
const isReplacing = (file: string) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8'))

/**
 * The others share those of their worker, since to evaluate the server's modules for each of two hundred suites took a third of the
 * time. What draws does not, as modules hold on to what they have drawn; what asks a page for its memory and address alone does.
 */
const replacing = globSync('tests/**/*.test.ts').filter(isReplacing)
const undrawn = globSync(pages).filter((file) => !isReplacing(file))

/** What becomes true is waited for this long: a busy machine is no fault. */
const poll = { timeout: 20_000 }

writeToMemory()

/** Whatever programs suites start, their code is compiled once: from then on a start takes half of a processor's time. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache', 'node')

/** One demo shop for the whole run (`tests/support/preparedProduct.ts`), also where an hour ends amid it. */
process.env.SHOP_HOUR ??= String(Math.floor(Date.now() / 3_600_000))

/** Nothing that a test writes outlives it: memory serves better than a disk, where there is room for all of it. */
function writeToMemory(): void {
  const memory = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize > 4e9) process.env.TMPDIR ??= memory
  } catch {
    // A system without such a folder has its usual one.
  }
}

const node = {
  environment: 'node',
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll },
} as const

const page = {
  plugins: [documents(), shownParts()],
  // What Node itself finds for react-admin: without it there are two routers, and neither knows the other.
  resolve: { conditions: ['module-sync', 'module', 'node', 'development'] },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/app' } },
    setupFiles: ['tests/support/dom.ts'],
    testTimeout: 60_000,
    expect: { poll },
  },
} satisfies UserWorkspaceConfig

export default defineConfig({
  test: {
    maxWorkers: 2,
    // A shuffled order is asked for to see that none matters (`--sequence.shuffle.files`).
    ...(!process.argv.some((word) => word.startsWith('--sequence')) && {
      sequence: { sequencer: LongestFirst },
    }),
    projects: [
      {
        test: {
          ...node,
          name: 'node',
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: [...dom, ...browser, ...replacing],
        },
      },
      { test: { ...node, name: 'replacing', include: replacing, exclude: [...dom, ...browser] } },
      {
        ...page,
        test: {
          ...page.test,
          name: 'undrawn',
          isolate: false,
          setupFiles: ['tests/support/beginAnew.ts', ...page.test.setupFiles],
          include: undrawn,
        },
      },
      {
        ...page,
        test: { ...page.test, name: 'dom', include: dom, exclude: [...browser, ...undrawn] },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          expect: { poll },
          hookTimeout: 180_000,
          // One process's code and one browser for many suites; each has a server and a database of its own.
          isolate: false,
          globalSetup: 'tests/e2e/support/setup.ts',
        },
      },
    ],
  },
})
