import { inject } from 'vitest'

/** Properties that name no count of their own are tried so often where there is time for it, instead of a hundred times. */
const tries = 1_000

// Only then, as it is asked of every file of tests: what most of them do not need is not loaded.
if (inject('tier').isAll) {
  const { configureGlobal } = await import('fast-check')
  configureGlobal({ numRuns: tries })
}
