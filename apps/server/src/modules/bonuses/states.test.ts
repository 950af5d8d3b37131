import { bonusStates } from '@fairhouse/contract/entities/bonus-words'
import { describe, expect, it } from 'vitest'
import { edges, isEdge, isOver, isRunning } from './states.ts'

const isName = (name: string): name is keyof typeof bonusStates => name in bonusStates
const states = Object.keys(bonusStates).filter(isName)

/** Every pair, as drawn in docs/decisions/060. */
const drawn = new Set([
  'waiting active',
  'waiting freeSpins',
  'waiting cancelled',
  'waiting expired',
  'waiting reversed',
  'offered waiting',
  'offered cancelled',
  'offered expired',
  'offered reversed',
  'active completed',
  'active cancelled',
  'active expired',
  'active lost',
  'active reversed',
  'freeSpins active',
  'freeSpins completed',
  'freeSpins cancelled',
  'freeSpins expired',
  'freeSpins lost',
  'freeSpins reversed',
])

describe('the states of a grant', () => {
  it.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
    '%s to %s is an edge only where it is drawn',
    (from, to) => {
      expect(isEdge(from, to)).toBe(drawn.has(`${from} ${to}`))
    },
  )

  it('are the specification’s nine, of which five are ends', () => {
    expect(Object.values(bonusStates)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(states.filter(isOver)).toEqual(['completed', 'cancelled', 'expired', 'lost', 'reversed'])
    expect(states.filter(isRunning)).toEqual(['active', 'freeSpins'])
  })

  it('leave nobody stuck: an end can be reached from everywhere', () => {
    const reaches = (from: (typeof states)[number]): boolean =>
      isOver(from) || (edges[from] ?? []).some(reaches)
    expect(states.every(reaches)).toBe(true)
  })
})
