import { defineConfig } from 'vitest/config'
import { keepScratchInMemory } from './scripts/test/scratch-in-memory.ts'
import { readTier, type Tier } from './scripts/test/tier.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** What a test asks (`inject('tier')`) that tries more where there is time for it. */
    tier: Tier
  }
}

keepScratchInMemory()

const exclude = ['**/node_modules/**', '**/build/**', '**/journeys/**']
/** Whole servers and databases, killed and starved: they need the machine for themselves, one after the other. */
const drills = [
  'apps/server/src/{faults,nodes}/**/*.test.ts',
  'tools/{backup,simulate/database}/**/*.test.ts',
]
const setupFiles = ['scripts/test/try-more.ts']
/** Long enough for a machine that does five other things: what must be quick says so itself. */
const patienceMs = 120_000
/** Processes, not threads: a test may change what belongs to a process, and what it starts ends with it. */
const onDatabase = {
  pool: 'forks' as const,
  globalSetup: 'apps/server/src/house/test-database-setup.ts',
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    provide: { tier: readTier(process.env) },
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            '{packages,games,tools}/**/*.test.{ts,tsx}',
            'apps/{backoffice,sandbox-payments,sandbox-provider,signer,storefront}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude: [...exclude, ...drills],
          setupFiles,
          // A process goes on to the next file: to load the house and all of its games anew takes longer than most files.
          isolate: false,
          testTimeout: patienceMs,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: [...exclude, ...drills],
          setupFiles,
          ...onDatabase,
          isolate: false,
          testTimeout: patienceMs,
          hookTimeout: patienceMs,
        },
      },
      {
        test: {
          name: 'drills',
          include: drills,
          exclude,
          ...onDatabase,
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
