import { defineConfig } from '@playwright/test'

// Unset: the browser that "playwright install" brought. `npm test` looks further and sets it.
const chromium = process.env['CHROMIUM']

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
  // What a broken line or a dying house does is the same at any width: once is enough. A phone has sheets in place of menus.
  projects: [
    {
      name: 'desk',
      testIgnore: 'line.spec.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: ['faults.spec.ts', 'menus.spec.ts'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
