import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', '**/build/**', '**/journeys/**']

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            '{packages,games,tools}/**/*.test.{ts,tsx}',
            'apps/storefront/**/*.test.{ts,tsx}',
          ],
          exclude,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude,
          // Processes, not threads: a test may change what belongs to a process, and what it starts ends with it.
          pool: 'forks',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          globalSetup: ['apps/server/src/platform/test-database-setup.ts'],
        },
      },
    ],
  },
})
