import { createAskJson } from '../../ask-json.ts'
import { providerKind } from '../../provider-kind.ts'
import { askSandbox } from '../../sandbox/ask-sandbox.ts'
import { readCardStatement } from './read-statement.ts'
import { sandboxCard } from './sandbox-card.ts'

/** Set up wherever there is a sandbox. */
export const kind = providerKind({
  settings: {},
  open: async ({ sandbox, log, clock }) => {
    if (!sandbox) return []
    const ask = askSandbox(sandbox, createAskJson({ log }))
    return [
      {
        provider: sandboxCard({ sandbox, ask, now: clock.now }),
        // One that nobody has needed since the house began is not started to say that nothing happened.
        statement: async (from, to) =>
          sandbox.isRunning() ? readCardStatement(ask, from, to) : [],
      },
    ]
  },
})
