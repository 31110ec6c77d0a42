import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const packages = ['chromium', 'chromium-headless-shell', 'fonts-noto-cjk']

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Finds a Chromium, and installs one where there is none: Debian's package as root, else playwright's own.
 * @throws where neither works, since the browser tests are never left out.
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  const isRoot = process.getuid?.() === 0
  console.log(
    `No Chromium was found: installing ${isRoot ? `Debian's packages ${packages.join(', ')}` : "playwright's Chromium"}.`,
  )
  if (isRoot) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  } else {
    run('npx', ['--yes', 'playwright-core', 'install', 'chromium'])
  }
  const installed = findBrowser()
  if (!installed) {
    throw new Error(
      'No Chromium could be installed. The browser tests need one. Install Chromium and name it by CHROMIUM_PATH.',
    )
  }
  return installed
}

/**
 * The same Chromium without windows, where the system has it: a page costs half as much of a processor there. What belongs to
 * windows (push messages) needs the whole one.
 */
export function windowlessBrowser(): string {
  const whole = ensureBrowser()
  const windowless = `${whole}-headless-shell`
  return existsSync(windowless) ? windowless : whole
}

/** The path of a Chromium: the one that CHROMIUM_PATH names, the system's, or the one that playwright installed. */
function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) {
    throw new Error(`CHROMIUM_PATH names '${named}', which does not exist. Name a Chromium or unset it.`)
  }
  return named ?? [...systemPaths, chromium.executablePath()].find((path) => existsSync(path))
}

const run = (command: string, parts: readonly string[]) =>
  spawnSync(command, parts, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0
