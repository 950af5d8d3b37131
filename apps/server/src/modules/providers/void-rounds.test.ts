import { expect, it } from 'vitest'
import { playerId } from '#platform/ids'
import { systemClock } from '#platform/clock'
import { rowsOf } from '#platform/rows'
import { gameCounted } from '../loyalty/earning/counted-round.ts'
import { rebuild } from '../loyalty/rebuild/rebuild.ts'
import { closeOldRounds } from './store/close-old-rounds.ts'
import {
  newRef,
  openTestProvider,
  type Seated,
  type TestProvider,
} from './testing/test-provider.ts'
import { tellClosed } from './wallet/tell-closed.ts'

const cents = 1_000

it('a round that was taken back earns nothing, one that was forgotten open does, and the journal agrees', async () => {
  const provider = await openTestProvider('hub88')
  const { server } = provider
  const seat = await provider.player()
  const won = await playedRound(provider, seat, { stake: 2_000, end: 'win' })
  await playedRound(provider, seat, { stake: 3_000, end: 'rollback' })
  await playedRound(provider, seat, { stake: 5_000, end: 'nothing' })
  const now = systemClock.now()
  await server.database.transaction(async (tx) =>
    tellClosed(tx, await closeOldRounds(tx, { before: now, now }), now),
  )
  const told = () => seat.browser.do('compPoints')
  await expect.poll(async () => (await told()).total, { timeout: 30_000 }).toBe(2)
  expect((await told()).vip.lifetime).toBe(7_000)

  const [row] = await rowsOf<{ id: number }>(
    server.database,
    'SELECT DISTINCT player_id::float8 AS id FROM providers_round',
    [],
  )
  const needs = {
    database: server.database,
    clock: systemClock,
    gameOf: () => gameCounted({ kind: 'slot', isOwn: false }),
    withheldFrom: async () => () => null,
    players: [playerId(Number(row?.id))],
  }
  expect(await rebuild(needs, { repair: false })).toEqual({
    players: 1,
    rounds: 2,
    missing: 0,
    differences: [],
  })
  // The bet of the one that was won is taken back, after all was counted.
  await rollBackAfterEnd(provider, seat, won)
  await expect.poll(async () => (await told()).vip.lifetime, { timeout: 30_000 }).toBe(5_000)
  expect(await rebuild(needs, { repair: false })).toMatchObject({ rounds: 2, differences: [] })
  const { figures } = await seat.browser.do('ownFigures', { period: 'days7' })
  expect(figures.total).toMatchObject({ rounds: 2, staked: 7_000 })
  expect(await provider.audit()).toEqual([])
  await provider.stop()
}, 300_000)

/** Bets so many cents in a round, and ends it so. */
async function playedRound(
  provider: TestProvider,
  { token }: Seated,
  { stake, end }: { readonly stake: number; readonly end: 'win' | 'rollback' | 'nothing' },
): Promise<{ readonly round: string; readonly bet: string }> {
  const common = {
    token,
    request_uuid: newRef(),
    game_code: provider.ours.game,
    currency: 'USD',
    is_free: false,
    round: newRef(),
  }
  const bet = { ...common, transaction_uuid: newRef(), round_closed: false }
  expect(await provider.tell('transaction/bet', { ...bet, amount: stake * cents })).toMatchObject({
    status: 'RS_OK',
  })
  const told = { round: common.round, bet: bet.transaction_uuid }
  if (end === 'nothing') return told
  const closing = {
    ...common,
    transaction_uuid: newRef(),
    reference_transaction_uuid: bet.transaction_uuid,
    round_closed: true,
    ...(end === 'win' && { amount: 100 * cents }),
  }
  expect(await provider.tell(`transaction/${end}`, closing)).toMatchObject({ status: 'RS_OK' })
  return told
}

/** Takes the bet of a round back that is closed. */
async function rollBackAfterEnd(
  provider: TestProvider,
  { token }: Seated,
  { round, bet }: { readonly round: string; readonly bet: string },
): Promise<void> {
  const back = {
    token,
    request_uuid: newRef(),
    game_code: provider.ours.game,
    round,
    transaction_uuid: newRef(),
    reference_transaction_uuid: bet,
    round_closed: true,
  }
  expect(await provider.tell('transaction/rollback', back)).toMatchObject({ status: 'RS_OK' })
}
