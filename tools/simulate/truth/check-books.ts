import type { Lines } from '../database/lines.ts'
import { type ClientLog, inWords, type Operation, outcomeOf, requestOf } from './operation.ts'

interface Row {
  readonly player: string
  readonly request: string
  readonly kind: 'step' | 'request'
  readonly balance_after: number
}

const rows = `
  SELECT player_id::text AS player, request::text, 'step' AS kind, balance_after::float8 AS balance_after
  FROM play_step
  UNION ALL
  SELECT player_id::text, request::text, 'request', balance_after::float8 FROM play_request`

const transfers = `SELECT id::text, leg::int, amount::float8 AS amount FROM ledger_transfer
  WHERE reason <> 1 AND reason <> 2`

/**
 * The judge from outside: knows what clients noted down and what the database holds in the end, and nothing of what happened in
 * between. Everything that was acknowledged is there once, everything that was refused is not, and nothing is there that nobody
 * asked for.
 */
export async function checkBooks(lines: Lines, log: ClientLog): Promise<string[]> {
  const broken: string[] = []
  const found = new Map<string, Row[]>()
  for (const row of await lines.ask<Row>(rows)) {
    const key = `${row.player}/${row.request}`
    found.set(key, [...(found.get(key) ?? []), row])
    if (!log.byRequest(Number(row.player), row.request)) {
      broken.push(`${row.kind} of player ${row.player} with request ${row.request}: nobody asked`)
    }
  }
  const paid = new Map<string, number>()
  for (const { id, amount } of await lines.ask<{ id: string; amount: number }>(transfers)) {
    paid.set(id, (paid.get(id) ?? 0) + amount)
  }
  for (const operation of log.operations) {
    if (operation.isReuse) continue
    const fault = faultOf(operation, found, paid)
    if (fault !== null) broken.push(`${fault}: ${inWords(operation)}`)
  }
  return broken
}

function faultOf(
  operation: Operation,
  found: ReadonlyMap<string, readonly Row[]>,
  paid: ReadonlyMap<string, number>,
): string | null {
  const { wish, guest } = operation
  if ('body' in wish) {
    const key = `${guest.player}/${requestOf(wish.body.requestKey)}`
    return faultOfRequest(operation, found.get(key) ?? [])
  }
  if (!('id' in wish)) return null
  const first = faultOfPayment(operation, wish.amount, paid.get(wish.id))
  return 'outId' in wish
    ? (first ?? faultOfPayment(operation, wish.out, paid.get(wish.outId)))
    : first
}

function faultOfRequest(operation: Operation, there: readonly Row[]): string | null {
  const outcome = outcomeOf(operation)
  if (there.length > 1) return `${there.length} times in the books`
  if (outcome === 'ok' && there.length === 0) return 'acknowledged and not in the books'
  if (outcome === 'refused' && there.length > 0) return 'refused and in the books'
  const posted = there[0]?.balance_after
  return outcome === 'ok' && operation.shown !== posted
    ? `shown ${operation.shown}, in the books ${posted}`
    : null
}

function faultOfPayment(
  operation: Operation,
  amount: number,
  there: number | undefined,
): string | null {
  const outcome = outcomeOf(operation)
  if (there !== undefined && there !== amount) return `${there} paid instead of ${amount}`
  if (outcome === 'ok' && there === undefined) return 'acknowledged and not paid'
  return outcome === 'refused' && there !== undefined ? 'refused and paid' : null
}
