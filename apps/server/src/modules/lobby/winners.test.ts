import { expect, it } from 'vitest'
import type { GameArt } from '@fairhouse/contract/entities/game'
import type { RoundSettled } from '#modules/play'
import { catchUp } from './catch-up.ts'
import { offering, sampleGame } from './testing/sample-games.ts'
import { createWinnersTopic } from './topics/winners-topic.ts'
import { asWinners, isWin } from './winners.ts'

const round = (playerId: number, stake: number, payout: number): RoundSettled => ({
  roundId: '019aa000-0000-7000-8000-000000000000',
  playerId,
  gameId: 271,
  uri: 'castle-of-horror',
  stake,
  payout,
  currency: 'CREDIT',
  nonce: 0,
  at: '2026-11-21T12:00:00.000Z',
})

it.each([
  [100, 0, false],
  [100, 99, false],
  [100, 100, false],
  [100, 101, true],
])('a stake of %i that pays %i is a win: %s', (stake, payout, win) => {
  expect(isWin(round(1, stake, payout))).toBe(win)
})

const masked = (asked: number[][] = []) => ({
  maskedLogins: async (players: readonly number[]) => {
    asked.push([...players])
    return new Map([[1, 'an***']])
  },
})

const hidden = async (): Promise<ReadonlySet<number>> => new Set()

it('winners are masked, in order, and each player is looked up once', async () => {
  const asked: number[][] = []
  const needs = { identity: masked(asked), offered: () => offering([sampleGame()]), hidden }
  const winners = await asWinners(needs, [round(1, 1, 5), round(2, 1, 7), round(1, 1, 9)])
  expect(asked).toEqual([[1, 2]])
  expect(winners.map(({ winner: { login, amount } }) => [login, amount])).toEqual([
    ['an***', 5],
    ['***', 7],
    ['an***', 9],
  ])
})

it('a winner brings what shows the game and leads to it; one in a game that is off is not told', async () => {
  const art = {
    stamp: 's1',
    tile: [240, 480],
    tint: ['#112233', '#445566'] satisfies GameArt['tint'],
    more: [],
  }
  const told = await asWinners(
    { identity: masked(), offered: () => offering([sampleGame({ art })]), hidden },
    [round(1, 1, 5)],
  )
  expect(told[0]?.winner.game).toEqual({ name: 'Castle of Horror', uri: 'castle-of-horror', art })
  expect(
    await asWinners({ identity: masked(), offered: () => offering([]), hidden }, [round(1, 1, 5)]),
  ).toEqual([])
})

it('who hides is not told', async () => {
  const needs = {
    identity: masked(),
    offered: () => offering([sampleGame()]),
    hidden: async () => new Set([2]),
  }
  const winners = await asWinners(needs, [round(1, 1, 5), round(2, 1, 7)])
  expect(winners.map(({ winner }) => winner.amount)).toEqual([5])
})

it('who began to hide while a node heard nothing is shown no more', async () => {
  const hiding = new Set<number>()
  const rounds = [1, 2].map((player) => ({ ...round(player, 1, 5), roundId: `round ${player}` }))
  const needs = {
    identity: masked(),
    offered: () => offering([sampleGame()]),
    hidden: async (players: readonly number[]) => new Set(players.filter((one) => hiding.has(one))),
    play: { recentWins: async () => rounds },
  }
  const topic = createWinnersTopic({ now: () => 1_795_348_800_000 })
  await catchUp(needs, topic)
  expect(topic.players()).toEqual([2, 1])
  hiding.add(2)
  await catchUp(needs, topic)
  expect(topic.players()).toEqual([1])
  topic.stop()
})
