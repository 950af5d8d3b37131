import { bonusStates } from '@fairhouse/contract/entities/bonus-words'
import { expect, it } from 'vitest'
import { sampleGame } from '../catalogue/testing/sample-catalogue.ts'
import { barredByBonus, type BarringBonus } from './barred-by-bonus.ts'

const active: BarringBonus = {
  bonusState: bonusStates.active,
  lockedByGameId: null,
  needToWager: 100,
  allowedGames: ['slot'],
  allowedGamesExpanded: [9],
}
const slot = sampleGame({ id: 1, kind: 'slot' })
const progressive = sampleGame({ id: 2, kind: 'slot', category: 1289 })
const wheel = sampleGame({ id: 9, kind: 'roulette' })

it('bars what the bonus neither names by its kind nor by itself, until it is wagered', () => {
  expect(barredByBonus(slot, active)).toBeNull()
  expect(barredByBonus(progressive, active)).toBe('notWithBonus')
  expect(barredByBonus(wheel, active)).toBeNull()
  expect(barredByBonus(wheel, { ...active, allowedGamesExpanded: [] })).toBe('notWithBonus')
  expect(barredByBonus(progressive, { ...active, needToWager: 0 })).toBeNull()
  expect(barredByBonus(progressive, { ...active, bonusState: bonusStates.offered })).toBeNull()
})

it('bars all but the game of free spins', () => {
  const spins = { ...active, bonusState: bonusStates.freeSpins, lockedByGameId: 1 }
  expect(barredByBonus(slot, spins)).toBeNull()
  expect(barredByBonus(wheel, spins)).toBe('spinsElsewhere')
})

it('bars nothing without a bonus', () => {
  expect(barredByBonus(progressive, null)).toBeNull()
})
