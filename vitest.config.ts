import { defineConfig } from 'vitest/config'

/** Folders whose tests render or run in a page's environment. */
const dom = [
  'tests/{providers,auth,push,shell,views,dashboards,showcase}/**/*.test.{ts,tsx}',
  'tests/**/*.test.tsx',
]
const browser = ['tests/e2e/**']

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
          testTimeout: 20_000,
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
          testTimeout: 15_000,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
