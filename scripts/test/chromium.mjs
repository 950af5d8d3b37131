import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Finds a Chromium that runs, or installs one where that needs no more than being root on a Debian-like system.
 * @returns its path, or undefined after saying what to do.
 */
export function findChromium() {
  const found = firstThatRuns([process.env.CHROMIUM, ...usualPlaces, playwrights()])
  if (found !== undefined) return found
  if (canInstall()) {
    console.log('No Chromium found; installing Debian’s (apt-get install chromium).')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const apt = (...args) => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0
    if (apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium')) {
      const installed = firstThatRuns(usualPlaces)
      if (installed !== undefined) return installed
    }
  }
  console.log(
    'There is no Chromium: run "npx playwright install --with-deps chromium", or set CHROMIUM to the path of one.',
  )
  return undefined
}

const firstThatRuns = (paths) =>
  paths.find(
    (path) =>
      path !== undefined &&
      existsSync(path) &&
      spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0,
  )

/** Where "playwright install" puts its own. */
function playwrights() {
  const { chromium } = createRequire(import.meta.url)('playwright-core')
  return chromium.executablePath()
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')
