import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PlayerId } from '#platform/ids'
import { pagesOfPdf } from '#platform/testing/pages-of-pdf'
import { loseAtPlay } from '../testing/lose-at-play.ts'
import { takeBackAtPlay } from '../testing/take-back-at-play.ts'
import { askOf, granted, newKey, openTestTill, type TestTill } from '../testing/test-till.ts'
import { reckonYear } from './reckon-year.ts'

let till: TestTill
beforeAll(async () => {
  till = await openTestTill()
})
afterAll(() => till.close())

async function aYear(): Promise<PlayerId> {
  const player = await till.player(10_000n)
  const rename = `UPDATE cashier_transaction SET method = 'x' WHERE player_id = $1`
  await till.database.query(rename, [player])
  await loseAtPlay(till, player, 1_234n)
  const userPMId = await till.bank(player)
  const ask = (requestKey: string, cents: number) =>
    till.cashier.answers.withdrawalProcess(askOf(player), { requestKey, userPMId, amount: cents })
  granted(await ask(newKey(), 3_000))
  const { transaction } = granted(await ask(newKey(), 2_000))
  const taken = { requestKey: newKey(), transactionId: transaction.id }
  granted(await till.cashier.answers.withdrawalReversal(askOf(player), taken))
  return player
}

const file = async (player: PlayerId, format: 'csv' | 'pdf', language = 'en', year = 2026) => {
  const ask = { ...askOf(player), language }
  return granted(await till.cashier.answers.accountStatement(ask, { year, format }))
}

it('adds up to the cent, in every language', async () => {
  const player = await aYear()
  for (const language of ['en', 'de', 'es', 'pt', 'fr', 'ja']) {
    const { content, type } = await file(player, 'csv', language)
    expect(type).toBe('text/csv')
    const rows = Buffer.from(content, 'base64').toString().trim().split('\r\n').slice(2)
    const cents = rows.map((row) => Math.round(Number(row.split(',').at(-1)) * 100))
    const closing = cents.pop()
    expect(cents).toEqual([0, 10_000, -3_000, -2_000, 2_000, -1_234, 0])
    expect(closing).toBe(5_766)
    expect(closing).toBe(Number(await till.cash(player)))
  }
})

it('counts a stake that was taken back as one that never was, a prize that was as none', async () => {
  const player = await till.player(10_000n)
  const play = { till, player }
  await takeBackAtPlay(play, { reason: 'roomStake', cents: 700n, fromPlayer: true })
  await takeBackAtPlay(play, { reason: 'providerBet', cents: 300n, fromPlayer: true })
  await takeBackAtPlay(play, { reason: 'providerWin', cents: 500n, fromPlayer: false })
  await loseAtPlay(till, player, 100n)
  const { play: months, other, closing } = await reckonYear(till.database, player, 2026)
  expect(months.map(({ stakes, payouts }) => [stakes, payouts])).toEqual([[100n, 0n]])
  expect([other, closing]).toEqual([0n, 9_900n])
})

it('of another year has nothing but the balance', async () => {
  const player = await aYear()
  const later = Buffer.from((await file(player, 'csv', 'en', 2027)).content, 'base64').toString()
  expect(later).toContain('2027-01-01,Balance at the beginning of the year,,,57.66')
  expect(later).toContain('2027-12-31,Balance at the end of the year,,,57.66')
  expect(later.trim().split('\r\n')).toHaveLength(4)
})

it('is a document, too', async () => {
  const player = await aYear()
  const { content, name, type } = await file(player, 'pdf', 'de')
  expect(type).toBe('application/pdf')
  expect(name).toMatch(/^[a-z-]+-2026\.pdf$/)
  const bytes = Buffer.from(content, 'base64')
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pagesOfPdf(bytes).join('\n')).toContain('57,66')
})
