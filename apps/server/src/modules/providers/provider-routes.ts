import type { PlainAnswer, PlainRoute, RawAsk } from '#platform/http/plain-route'
import type { Log } from '#platform/log'
import type { Connections } from './connections.ts'
import type { Dialect, DialectAnswer } from './dialect.ts'
import type { Wallet } from './wallet/wallet.ts'

export interface RouteNeeds {
  readonly wallet: Wallet
  readonly connections: Connections
  readonly log: Log
  /** Counts what was not signed as it must be. @returns seconds for which no more is taken from the address; 0: go on. */
  readonly countForged: (address: string) => number
}

/** Where providers ask: `/providers/<dialect>/<connection>/<call>`. */
export const providerRoutes = (dialects: readonly Dialect[], needs: RouteNeeds): PlainRoute[] =>
  dialects.flatMap((dialect) =>
    dialect.calls.map((call) => ({
      method: 'POST' as const,
      path: `/providers/${dialect.name}/:connection/${call}`,
      reads: 'body' as const,
      answer: (ask: RawAsk) => answered(dialect, call, { ...needs, ask }),
    })),
  )

async function answered(
  dialect: Dialect,
  call: string,
  { ask, wallet, connections, log, countForged }: RouteNeeds & { readonly ask: RawAsk },
): Promise<PlainAnswer> {
  const connection = connections.named(ask.params['connection'] ?? '')
  if (connection?.dialect !== dialect.name) return said({ status: 404, body: {} })
  const asked = { connection, call, body: ask.body, headers: ask.headers }
  try {
    const answer = await dialect.answer(wallet, asked)
    if (answer.forged) {
      log.warn({ connection: connection.name, call }, 'a call of a provider was not signed')
      const seconds = countForged(ask.address)
      if (seconds > 0) return said({ status: 429, body: {} }, { 'retry-after': String(seconds) })
    }
    return said(answer)
  } catch (fault) {
    log.error({ err: fault, connection: connection.name, call }, 'a call of a provider failed')
    return said(dialect.failed(asked))
  }
}

const said = (
  { status, body }: DialectAnswer,
  headers: Readonly<Record<string, string>> = {},
): PlainAnswer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
  headers,
})
