import type { WageredRound } from '@fairhouse/contract/entities/bonus'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isRefused } from '#platform/answer'
import type { PlayerId } from '#platform/ids'
import { joinedPotRounds } from '../play/joined-pot-rounds.ts'
import { askOf } from '../play/testing/test-house.ts'
import { hasOpenPotRound, potRounds } from '../providers/store/pot-rounds.ts'
import { bonusPocket } from './store/pockets.ts'
import { playerActs } from './testing/player-acts.ts'
import { openTestBonuses, type TestBonuses } from './testing/test-bonuses.ts'
import { wageringLedger } from './wagering-ledger.ts'

// A ledger is told whole, page by page, however many rounds it has and whatever games they were of.

let house: TestBonuses
beforeAll(async () => {
  house = await openTestBonuses()
})
afterAll(() => house.close())

const { give, read } = playerActs(() => house)

/** Rounds of own games and of others, one after the other. */
const ownRounds = 7_000
const othersRounds = 5_000
const rounds = ownRounds + othersRounds

it('is told to the last of many thousand rounds', async () => {
  const player = await house.player()
  await give(player)
  const [grant] = (await read(player)).grants
  await play(player)
  const told = await wholeLedger(player, grant?.id ?? '')
  expect(told.length).toBe(rounds)
  expect(new Set(told.map(({ roundId }) => roundId)).size).toBe(rounds)
  expect(told.filter(({ name }) => name === 'Wheel').length).toBe(ownRounds)
  // The newest first; each wagered a cent, so that the first of all left the most: 999 of 1,000.
  expect(told.map(({ left }) => left)).toEqual(
    Array.from({ length: rounds }, (_, newer) => Math.max(0, 1_000 - (rounds - newer))),
  )
})

it('goes on behind a round, and shows nothing that came since', async () => {
  const player = await house.player()
  await give(player)
  const [grant] = (await read(player)).grants
  await play(player)
  const grantId = grant?.id ?? ''
  const first = await pageOf(player, { grantId, limit: 50 })
  house.time.now += 60_000
  await play(player)
  const second = await pageOf(player, { grantId, limit: 50, before: first.next ?? '' })
  const ids = [...first.rounds, ...second.rounds].map(({ roundId }) => roundId)
  expect(ids).toEqual(ids.toSorted((one, other) => (one < other ? 1 : -1)))
  expect(new Set(ids).size).toBe(100)
})

async function wholeLedger(player: PlayerId, grantId: string): Promise<readonly WageredRound[]> {
  const all: WageredRound[] = []
  let next: string | null = null
  do {
    const before = next === null ? {} : { before: next }
    const page = await pageOf(player, { grantId, limit: 1000, ...before })
    all.push(...page.rounds)
    next = page.next
  } while (next !== null)
  return all
}

async function pageOf(
  player: PlayerId,
  asked: { readonly grantId: string; readonly limit: number; readonly before?: string },
) {
  const { potRounds: own } = house.needs
  const others = { hasOpen: hasOpenPotRound, page: potRounds }
  const needs = { ...house.needs, potRounds: joinedPotRounds(own, () => [others]) }
  const outcome = await wageringLedger(needs)(askOf(player), asked)
  if (isRefused(outcome)) throw new Error(outcome.refused)
  return outcome.reply
}

/** Rows as play and providers write them: of twelve rounds seven are own, each a millisecond after the one before. */
async function play(player: PlayerId): Promise<void> {
  const pot = await bonusPocket(house.database, player)
  await house.database.query(definition)
  await house.database.query(ownRows, [player, pot, house.time.now, rounds])
  await house.database.query(othersRows, [player, pot, house.time.now, rounds])
}

const definition = `
  INSERT INTO play_definition (game_id, uri, name, version, units_per_stake, hash, vocabulary)
  VALUES (269, 'wheel', 'Wheel', 1, 1, 'a', '{}') ON CONFLICT DO NOTHING`

/** A UUID of version 7 of a moment, in milliseconds, with the player in it. */
const idOf = `
  (lpad(to_hex(moment), 12, '0') || '7000' || '8000' || lpad(to_hex($1::bigint), 12, '0'))::uuid`

const moments = `
  (SELECT number, $3::bigint + number AS moment FROM generate_series(1, $4::int) AS number) AS at_`

const ownRows = `
  INSERT INTO play_step (player_id, round_id, stake, payout, pocket, version, balance_after, house, facts, request, body_hash, at,
    definition_id, stream, nonce, words, sequence, finished, action, events, pot, pot_taken, pot_given, pot_version, pot_balance, counted)
  SELECT $1::bigint, ${idOf}, 1, 0, 1, moment, 0, 1, 0, moment, 0, to_timestamp(moment / 1000.0),
    (SELECT max(id) FROM play_definition), 1, number, 0, 0, true, 'bet', '', $2::bigint, 1, 0, moment, 0, 1
  FROM ${moments} WHERE number % 12 < 7`

const othersRows = `
  INSERT INTO providers_round (id, connection, player_id, game_id, game_key, provider, ref, currency, stake, payout, opened_at, closed_at,
    balance_after, pot, pot_stake, pot_payout, counted)
  SELECT ${idOf}, 'others', $1::bigint, 7, 'game-of-others', 1, moment::text, 'USD', 1, 0, to_timestamp(moment / 1000.0),
    to_timestamp(moment / 1000.0), 0, $2::bigint, 1, 0, 1
  FROM ${moments} WHERE number % 12 >= 7`
