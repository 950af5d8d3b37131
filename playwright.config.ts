import { defineConfig } from '@playwright/test'
import { journeysOf } from './scripts/test/journeys-of.ts'
import { keepScratchInMemory } from './scripts/test/scratch-in-memory.ts'
import { readTier } from './scripts/test/tier.ts'

keepScratchInMemory()

// Unset: the browser that "playwright install" brought. `npm test` looks further and sets it.
const chromium = process.env['CHROMIUM']

const journeys = journeysOf(readTier(process.env))
const anyWidth = /@any-width/
const desk = { viewport: { width: 1440, height: 900 } }
const files = (names: readonly string[]): string[] => names.map((name) => `${name}.spec.ts`)

export default defineConfig({
  testDir: 'apps/storefront/journeys',
  outputDir: 'test-results',
  // Each with a house of its own, which its journeys may kill: nothing is shared but the machine's two processors.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // Long enough for a machine that does five other things: only what is broken waits so long.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    // A worker between page and house would hide what journeys listen to; the one of the house has a journey of its own.
    serviceWorkers: 'block',
    // The house's own; what a device in the light shows has a journey of its own.
    colorScheme: 'dark',
    // Filming costs two thirds more of the processors; `npm test -- e2e name --trace=on` films what one asks for.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A press on what is not there ends its journey sooner than the whole journey's time, which would be spent twice.
    actionTimeout: 60_000,
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desk',
      testMatch: files(journeys.desk),
      use: desk,
    },
    {
      // Of journeys that are not made at a desk this time, those that are made nowhere else.
      name: 'any-width',
      testMatch: files(journeys.phone.filter((name) => !journeys.desk.includes(name))),
      grep: anyWidth,
      use: desk,
    },
    {
      name: 'phone',
      testMatch: files(journeys.phone),
      grepInvert: anyWidth,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
