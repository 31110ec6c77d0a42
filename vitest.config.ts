import { defineConfig } from 'vitest/config'

/** Folders whose tests render or run in a page's environment. */
const dom = [
  'tests/{providers,auth,push,shell,views,dashboards,showcase}/**/*.test.{ts,tsx}',
  'tests/**/*.test.tsx',
]
const browser = ['tests/e2e/**']

/** What becomes true is waited for this long: a busy machine is no fault. */
const poll = { timeout: 20_000 }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...dom, ...browser],
          testTimeout: 30_000,
          expect: { poll },
          hookTimeout: 60_000,
        },
      },
      {
        // What Node itself finds for react-admin: without it there are two routers, and neither knows the other.
        resolve: { conditions: ['module-sync', 'module', 'node', 'development'] },
        test: {
          name: 'dom',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:3000/app' } },
          include: dom,
          exclude: browser,
          setupFiles: ['tests/support/dom.ts'],
          testTimeout: 30_000,
          expect: { poll },
        },
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
