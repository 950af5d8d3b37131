import type { BodilessRoute } from '#platform/http/plain-route'
import type { Sandbox } from './sandbox.ts'

/** Pages of the sandbox that the player of a demo is led to, by the house's address of each; the query fills their forms. */
const pages = {
  /** Where test coins are had: `asset`, `address`, `amount`. */
  '/payments/faucet': '/faucet',
  /** Where a transfer is made: `reference`. */
  '/payments/bank': '/bank/transfer',
} as const

export const pageRoutes = (sandbox: Pick<Sandbox, 'reach' | 'pageAt'>): BodilessRoute[] =>
  Object.entries(pages).map(([path, page]) => ({
    method: 'GET',
    path,
    answer: async ({ query, host }) => {
      const text = 'text/plain; charset=utf-8'
      if ((await sandbox.reach()) === null) {
        return { status: 503, type: text, body: 'The sandbox does not answer.' }
      }
      const location = sandbox.pageAt(`${page}?${query}`, `http://${host}`)
      return { status: 303, type: text, body: '', headers: { location } }
    },
  }))
