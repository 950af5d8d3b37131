import { chromium } from '@playwright/test'
import { findProgram } from './debian-program.ts'
import type { Transcript } from './transcript.ts'

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
 * @returns its path, or undefined after telling what to do.
 */
export function findChromium(told: Transcript): string | undefined {
  // The last is where "playwright install" puts its own.
  const paths = [process.env['CHROMIUM'], ...usualPlaces, chromium.executablePath()]
  const found = findProgram({ name: 'Chromium', debianPackage: 'chromium', paths }, told)
  if (found === undefined)
    told.write(
      'There is no Chromium: run "npx playwright install --with-deps chromium", or set CHROMIUM to the path of one.\n',
    )
  return found
}
