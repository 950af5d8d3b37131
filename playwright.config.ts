import { defineConfig } from '@playwright/test'

// Unset: the browser that "playwright install" brought. `npm test` looks further and sets it.
const chromium = process.env['CHROMIUM']

const journey = (name: string): string => `${name}.spec.ts`

export default defineConfig({
  testDir: 'apps/storefront/journeys',
  outputDir: 'test-results',
  // One house and one browser at a time: they share two processors, and a journey may kill the house.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
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
  // Pages are looked at in both widths; what happens in the same way at any width is tried at one of them.
  projects: [
    {
      name: 'desk',
      testIgnore: ['languages', 'line', 'resume', 'search', 'security', 'written'].map(journey),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: [
        'adapters',
        'challenge',
        'errors',
        'faults',
        'history',
        'home',
        'house',
        'lists',
        'menus',
        'passwords',
        'tabs',
      ].map(journey),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
