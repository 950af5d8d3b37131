import type { OwnTicket } from '@fairhouse/contract/rooms/entities'
import { expect, it } from 'vitest'
import { nextLevel, pressOf, type Slot, type Standing, worthAt } from './slot.ts'

const slot: Slot = { stake: 100, auto: 200, isAutoOn: false, isQueued: false, asking: null }
const ticket: OwnTicket = {
  id: '1',
  name: 'an***',
  stake: 100,
  currency: 'USD',
  state: 'open',
  at: null,
  payout: 0,
  round: 'a',
  number: 3,
  slot: 1,
  auto: null,
  bust: null,
}
const won: OwnTicket = { ...ticket, state: 'cashed', at: 150, payout: 150 }
const standing: Standing = {
  isLogged: true,
  isLive: true,
  phase: 'betting',
  ticket: null,
  slot,
  multiple: 100,
}

it.each<[string, Partial<Standing>, string]>([
  ['somebody who is not signed in', { isLogged: false }, 'watch'],
  ['bets are taken', {}, 'bet'],
  ['the stake is in', { ticket }, 'wait'],
  ['take-off, at 1.00', { phase: 'flying', ticket }, 'wait'],
  ['in flight', { phase: 'flying', ticket, multiple: 101 }, 'cashOut'],
  ['cashed out', { phase: 'flying', ticket: won, multiple: 200 }, 'queue'],
  [
    'cashed out and queued',
    { phase: 'flying', ticket: won, slot: { ...slot, isQueued: true } },
    'unqueue',
  ],
  ['nothing staked in flight', { phase: 'flying', multiple: 200 }, 'queue'],
  ['burst, not settled yet', { phase: 'crashed', ticket }, 'wait'],
  ['burst', { phase: 'crashed' }, 'queue'],
  ['void', { phase: 'void' }, 'queue'],
  ['asked', { slot: { ...slot, asking: 'bet' } }, 'asking'],
  ['the line is lost', { isLive: false }, 'nothing'],
])('%s', (_, part, press) => {
  expect(pressOf({ ...standing, ...part }).type).toBe(press)
})

it('goes up and down the ladder, and not beyond it', () => {
  const levels = [100, 200, 500]
  expect(nextLevel(levels, 200, 1)).toBe(500)
  expect(nextLevel(levels, 500, 1)).toBe(500)
  expect(nextLevel(levels, 100, -1)).toBe(100)
})

it('tells the worth that the house pays', () => {
  expect(worthAt(100, 231)).toBe(231)
  expect(worthAt(20_000, 101)).toBe(20_200)
})
