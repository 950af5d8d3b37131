import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reasons } from '../modules/ledger/index.ts'
import { runOn } from '../platform/test-database.ts'
import { startTestServer, type TestServer } from '../wire/test-server.ts'
import { type AnswerLog, type LoggedRequest, noAttempts } from './answer-log.ts'
import { checkLogs } from './check-log.ts'
import { type Client, openClient } from './client.ts'

let server: TestServer
let log: AnswerLog
beforeAll(async () => {
  server = await startTestServer()
  // A first round of one step alone can be doctored without moving others.
  let client: Client
  do {
    client = await openClient(server.url, noAttempts())
    await client.playRound()
  } while (client.log.asked.length > 1)
  for (let rounds = 0; rounds < 4; rounds++) await client.playRound()
  log = client.log
})
afterAll(() => server.stop())

const check = (doctored: AnswerLog) => checkLogs(server.connectionString, [doctored])
const clean = { lost: [], doubled: [], different: [], balances: [] }

function first(): LoggedRequest & { heard: { type: 'granted' } } {
  const [asked] = log.asked
  if (asked?.heard.type !== 'granted') throw new Error('the first bet was not granted')
  return { ...asked, heard: asked.heard }
}
const withFirst = (heard: LoggedRequest['heard']): AnswerLog => ({
  ...log,
  asked: [{ ...first(), heard }, ...log.asked.slice(1)],
})

describe('the checker', () => {
  it('is content with what happened', async () => {
    expect(await check(log)).toEqual({ ...clean, acknowledged: log.asked.length })
  })

  it('finds a bet that was told and is not there', async () => {
    const invented = { ...first(), heard: { ...first().heard, roundId: 'never-played' } }
    const { lost } = await check({ ...log, asked: [invented, ...log.asked] })
    expect(lost).toEqual([expect.stringContaining('never-played')])
  })

  it.each([
    ['payout', { payout: 1_000_001 }],
    ['stake', { stake: 1 }],
    ['balance', { balance: 1 }],
  ])('finds another %s than was told', async (_, told) => {
    const { different } = await check(withFirst({ ...first().heard, ...told }))
    expect(different).toHaveLength(1)
  })

  it('finds a bet that was refused and is there', async () => {
    const { doubled } = await check(withFirst({ type: 'refused', code: 1 }))
    expect(doubled).toContainEqual(expect.stringContaining(first().heard.roundId))
  })

  it('lets a bet be there or not when nothing was heard of it', async () => {
    const unheard = { ...first(), requestKey: 'unheard', heard: { type: 'nothing' as const } }
    expect(await check({ ...log, asked: [unheard, ...log.asked] })).toMatchObject(clean)
    expect(await check(withFirst({ type: 'nothing' }))).toMatchObject(clean)
  })

  it('finds a bet that nobody asked for', async () => {
    const { doubled } = await check({ ...log, asked: log.asked.slice(1) })
    expect(doubled).toContainEqual(expect.stringContaining('nobody was told'))
  })

  it('finds a pocket that holds something else', async () => {
    const { balances } = await check({ ...log, opening: log.opening + 1 })
    expect(balances).toHaveLength(1)
  })

  it('counts a prize that nobody asked for, whether it came before the last answer or after it', async () => {
    await runOn(
      server.connectionString,
      `INSERT INTO ledger_transfer (id, leg, debit_account, credit_account, amount, currency, reason)
       SELECT uuidv7(), 1, debit_account, purse.credits_account, 500, currency, ${reasons.tournamentCredits}
       FROM identity_account JOIN wallet_purse AS purse USING (player_id), ledger_movement
       WHERE login = '${log.login}' AND ledger_movement.credit_account = purse.credits_account
       ORDER BY ledger_movement.created_at LIMIT 1`,
    )
    await runOn(
      server.connectionString,
      `UPDATE ledger_account SET credits_posted = credits_posted + 500
       FROM identity_account JOIN wallet_purse AS purse USING (player_id)
       WHERE login = '${log.login}' AND ledger_account.id = purse.credits_account`,
    )
    expect(await check(log)).toMatchObject(clean)
    const { balances } = await check({ ...log, opening: log.opening + 500 })
    expect(balances).toHaveLength(1)
  })

  it('finds a bet that is there twice, and one whose stake was taken twice', async () => {
    const { heard } = first()
    await runOn(
      server.connectionString,
      `INSERT INTO ledger_transfer (id, leg, debit_account, credit_account, amount, currency, reason)
       SELECT id, 9, debit_account, credit_account, amount, currency, reason
       FROM ledger_movement WHERE id = '${heard.roundId}' AND leg = 1`,
    )
    await runOn(server.connectionString, 'DROP INDEX play_step_default_request')
    await runOn(
      server.connectionString,
      `INSERT INTO play_step SELECT (twin).* FROM (
         SELECT jsonb_populate_record(step, jsonb_build_object('round_id', gen_random_uuid())) AS twin
         FROM play_step AS step WHERE round_id = '${heard.roundId}' AND sequence = 0
       ) AS one`,
    )
    const { doubled, lost, balances } = await check(log)
    expect(doubled).toContainEqual(expect.stringContaining('nobody was told'))
    expect(balances).toHaveLength(1)
    expect([...doubled, ...lost]).toContainEqual(expect.stringContaining('money than it says'))
  })
})
