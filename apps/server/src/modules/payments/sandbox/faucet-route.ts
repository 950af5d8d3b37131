import type { BodilessRoute } from '#platform/http/plain-route'
import type { Sandbox } from './sandbox.ts'

/** Leads the player of a demo to the sandbox's page where test coins are had; the query fills its form (`asset`, `address`, `amount`). */
export const faucetRoute = (sandbox: Pick<Sandbox, 'reach' | 'pageAt'>): BodilessRoute => ({
  method: 'GET',
  path: '/payments/faucet',
  answer: async ({ query, host }) => {
    const text = 'text/plain; charset=utf-8'
    if ((await sandbox.reach()) === null) {
      return { status: 503, type: text, body: 'The sandbox does not answer.' }
    }
    const location = sandbox.pageAt(`/faucet?${query}`, `http://${host}`)
    return { status: 303, type: text, body: '', headers: { location } }
  },
})
