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
  await playedRound(provider, seat, { stake: 2_000, end: 'win' })
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
    players: [playerId(Number(row?.id))],
  }
  expect(await rebuild(needs, { repair: false })).toEqual({
    players: 1,
    rounds: 2,
    missing: 0,
    differences: [],
  })
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
): Promise<void> {
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
  if (end === 'nothing') return
  const closing = {
    ...common,
    transaction_uuid: newRef(),
    reference_transaction_uuid: bet.transaction_uuid,
    round_closed: true,
    ...(end === 'win' && { amount: 100 * cents }),
  }
  expect(await provider.tell(`transaction/${end}`, closing)).toMatchObject({ status: 'RS_OK' })
}
