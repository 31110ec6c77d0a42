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

/**
 * Suites that have a window and modules of their own: those that put another module in the place of one, and those of what a page does
 * once, at its beginning.
 */
const isAlone = (file: string) =>
  /shell\/start\.|projects\/board\./.test(file) ||
  /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8'))

/**
 * The others share those of their worker, since to evaluate the modules for each of four hundred suites took a third of the time. Those
 * that draw the lists of a small shop of their own, wherever they lie, share with each other alone: its areas have names of the shop's and
 * bring nothing along, where those of the shop do.
 */
const shared = globSync(dom).filter((file) => !isAlone(file))
const isOfLists = (file: string) =>
  file.startsWith('tests/views/list/') || readFileSync(file, 'utf8').includes('/renderList.tsx')
const lists = shared.filter(isOfLists)
const replacing = globSync('tests/**/*.test.ts').filter(isAlone)
const alone = globSync(dom).filter(isAlone)

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

/** A suite finds the window as it was opened, whichever were in it before. */
const sharedWindow = {
  isolate: false,
  setupFiles: ['tests/support/beginAnew.ts', ...page.test.setupFiles],
}

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
          ...sharedWindow,
          name: 'dom',
          include: shared,
          exclude: [...browser, ...lists],
        },
      },
      { ...page, test: { ...page.test, ...sharedWindow, name: 'lists', include: lists } },
      { ...page, test: { ...page.test, name: 'alone', include: alone } },
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
