import type { TournamentPlace } from '@fairhouse/contract/topics/tournaments'
import { expect, it, vi } from 'vitest'
import { liveTournament } from './live-tournament.ts'

const daily: TournamentPlace = {
  id: 1,
  name: 'dailyMultiplier',
  title: null,
  currency: 'CREDIT',
  closesAt: '2026-11-28T00:00:00.000Z',
  players: 3,
  mine: { place: 2, score: 500, roundsLeft: 90 },
}
const weekly: TournamentPlace = { ...daily, id: 2, name: 'weeklyMultiplier' }

it('is the first of those in which the player has a place, and none where they have none', () => {
  const live = liveTournament()
  const tell = vi.fn()
  live.watch(tell)
  expect(live.now()).toBeNull()
  live.heard([{ ...daily, mine: null }, weekly])
  expect(live.now()).toEqual(weekly)
  live.heard([daily, weekly])
  expect(live.now()).toEqual(daily)
  live.heard([{ ...daily, mine: null }])
  expect(live.now()).toBeNull()
  expect(tell).toHaveBeenCalledTimes(3)
})
