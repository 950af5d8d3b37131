import { Client } from 'pg'
import type { AnswerLog, Heard } from './answer-log.ts'

/** What comparing the clients' log with the database found. Each list is empty when all is well. */
export interface Findings {
  /** Steps that a client was told of. */
  readonly acknowledged: number
  /** Told to a client, and not in the database. */
  readonly lost: readonly string[]
  /** There although no client was told of it and none was left without an answer; or its money moved more than once. */
  readonly doubled: readonly string[]
  /** There otherwise than it was told. */
  readonly different: readonly string[]
  /** Pockets that do not hold what they held at first and what happened since. */
  readonly balances: readonly string[]
}

interface Step {
  readonly round_id: string
  readonly sequence: number
  readonly action: string
  readonly stake: number
  readonly payout: number
  readonly finished: boolean
  readonly balance: number
  readonly stakes_moved: number
  readonly payouts_moved: number
}

/**
 * Compares what clients were told with what the database holds in the end, and knows nothing else: none of the server's code,
 * no order of events. Reads as any reporting tool would.
 */
export async function checkLogs(
  connectionString: string,
  logs: readonly AnswerLog[],
): Promise<Findings> {
  const client = new Client({ connectionString })
  // A connection that breaks also fails the statement, which tells why.
  client.on('error', () => undefined)
  const findings: Found = { acknowledged: 0, lost: [], doubled: [], different: [], balances: [] }
  try {
    await client.connect()
    for (const log of logs) await checkPlayer(client, log, findings)
  } finally {
    await client.end()
  }
  return findings
}

interface Found {
  acknowledged: number
  readonly lost: string[]
  readonly doubled: string[]
  readonly different: string[]
  readonly balances: string[]
}

const stepsOf = `
  SELECT step.round_id, step.sequence, step.action, step.stake::float8 AS stake,
    step.payout::float8 AS payout, step.finished, step.balance_after::float8 AS balance,
    moved.stakes::float8 AS stakes_moved, moved.payouts::float8 AS payouts_moved
  FROM identity_account AS account
  JOIN wallet_purse AS purse USING (player_id)
  JOIN play_step AS step USING (player_id)
  LEFT JOIN LATERAL (
    SELECT id, coalesce(sum(amount) FILTER (WHERE direction = 'debit'), 0) AS stakes,
      coalesce(sum(amount) FILTER (WHERE direction = 'credit'), 0) AS payouts
    FROM ledger_entry WHERE ledger_entry.account = purse.credits_account GROUP BY id
  ) AS moved ON moved.id = step.round_id
  WHERE account.login = $1
  ORDER BY step.round_id, step.sequence`

/** Of a tournament, which a day that ends while players play gives: no answer to a bet tells of it. */
const prize = 65

const pocketOf = `
  SELECT (pocket.credits_posted - pocket.debits_posted)::float8 AS balance,
    ARRAY(
      SELECT amount::float8 FROM ledger_entry
      WHERE account = pocket.id AND reason = ${prize} ORDER BY version
    ) AS prizes
  FROM identity_account AS account
  JOIN wallet_purse AS purse USING (player_id)
  JOIN ledger_account AS pocket ON pocket.id = purse.credits_account
  WHERE account.login = $1`

async function checkPlayer(client: Client, log: AnswerLog, found: Found): Promise<void> {
  const { rows: steps } = await client.query<Step>(stepsOf, [log.login])
  checkTold(log, steps, found)
  for (const step of steps) checkMoney(log.login, step, found)
  const { rows } = await client.query<Pocket>(pocketOf, [log.login])
  const [pocket] = rows
  if (pocket) checkBalance(log, { steps, pocket }, found)
  else found.balances.push(`${log.login} has no pocket`)
}

/** Steps are told one after the other, so that the n-th answer about a round is about its n-th step. */
function checkTold({ login, asked }: AnswerLog, steps: readonly Step[], found: Found): void {
  const untold = new Map(steps.map((step) => [`${step.round_id} step ${step.sequence}`, step]))
  const toldOf = new Map<string, number>()
  for (const { heard, stake } of asked) {
    if (heard.type !== 'granted') continue
    found.acknowledged++
    const sequence = toldOf.get(heard.roundId) ?? 0
    toldOf.set(heard.roundId, sequence + 1)
    const name = `${heard.roundId} step ${sequence}`
    const step = untold.get(name)
    untold.delete(name)
    if (step) compare(`${login}: ${name}`, { stake, heard, step }, found)
    else found.lost.push(`${login}: ${name}`)
  }
  const unheard = asked.filter(({ heard }) => heard.type === 'nothing').length
  if (untold.size > unheard)
    for (const name of untold.keys()) found.doubled.push(`${login}: nobody was told of ${name}`)
}

function compare(
  name: string,
  { stake, heard, step }: { stake: number; heard: Heard & { type: 'granted' }; step: Step },
  found: Found,
): void {
  const told = [stake, heard.stake, heard.payout, heard.finished, heard.balance]
  const there = [step.stake, step.stake, step.payout, step.finished, step.balance]
  if (String(told) !== String(there))
    found.different.push(`${name}: told ${String(told)}, there ${String(there)}`)
}

/** Each finished round took its stake once and gave its payout once. */
function checkMoney(login: string, step: Step, found: Found): void {
  if (!step.finished) return
  const name = `${login}: round ${step.round_id}`
  if (step.stakes_moved > step.stake || step.payouts_moved > step.payout)
    found.doubled.push(`${name} moved more money than it says`)
  if (step.stakes_moved < step.stake || step.payouts_moved < step.payout)
    found.lost.push(`${name} moved less money than it says`)
}

interface Pocket {
  readonly balance: number
  /** In the order in which they came. */
  readonly prizes: readonly number[]
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0)

function checkBalance(
  { login, opening, asked }: AnswerLog,
  { steps, pocket }: { readonly steps: readonly Step[]; readonly pocket: Pocket },
  found: Found,
): void {
  const { balance, prizes } = pocket
  const bets = steps.filter(({ action }) => action === 'bet')
  const finished = steps.filter((step) => step.finished)
  const taken = sumOf(bets.map(({ stake }) => stake))
  const given = sumOf([...finished.map(({ payout }) => payout), ...prizes])
  if (balance !== opening - taken + given)
    found.balances.push(`${login}: ${balance} instead of ${opening} - ${taken} + ${given}`)
  const last = asked.at(-1)?.heard
  // Prizes may have come after the last answer: none, the last one, the last two, and so on.
  const since = [0, ...prizes.map((_, first) => sumOf(prizes.slice(first)))]
  if (last?.type === 'granted' && !since.includes(balance - last.balance))
    found.balances.push(`${login}: ${balance} instead of ${last.balance}, which was told last`)
}
