import { bankUnmatched } from '@fairhouse/contract/sandbox/bank'
import { createAskJson } from '../../ask-json.ts'
import { providerKind } from '../../provider-kind.ts'
import { askSandbox } from '../../sandbox/ask-sandbox.ts'
import { readBankStatement } from './read-statement.ts'
import { sandboxBank } from './sandbox-bank.ts'

/** Set up wherever there is a sandbox. */
export const kind = providerKind({
  settings: {},
  open: async ({ sandbox, log, clock }) => {
    if (!sandbox) return []
    const ask = askSandbox(sandbox, createAskJson({ log }))
    return [
      {
        provider: sandboxBank({ key: sandbox.key, ask, now: clock.now }),
        // One that nobody has needed since the house began is not started to say that nothing happened.
        statement: async (from, to) =>
          sandbox.isRunning() ? readBankStatement(ask, from, to) : [],
        concerns: async () => {
          // Looking at the health page must not start a sandbox that nobody has needed yet.
          if (!sandbox.isRunning()) return []
          const heard = await ask('/bank/unmatched', bankUnmatched)
          const count = heard.type === 'answer' ? heard.body.unmatched.length : 0
          return count === 0 ? [] : [`Money at the bank names no reference of ours: ${count}.`]
        },
      },
    ]
  },
})
