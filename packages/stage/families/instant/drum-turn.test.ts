import { describe, expect, it } from 'vitest'
import { drumTurn } from './drum-turn.ts'

describe('a drum', () => {
  it('comes to every digit from every other, forwards, in the same time', () => {
    for (let from = 0; from < 10; from++) {
      for (let to = 0; to < 10; to++) {
        const turn = drumTurn(from, to, 1)
        expect(turn.seconds).toBe(drumTurn(0, 0, 1).seconds)
        expect(turn.at(0)).toBe(from)
        expect(turn.at(1) % 10).toBeCloseTo(to, 9)
        expect(turn.at(0.5)).toBeGreaterThan(turn.at(0.4))
      }
    }
  })

  it('stops after the one before it', () => {
    expect(drumTurn(0, 5, 2).seconds).toBeGreaterThan(drumTurn(0, 5, 1).seconds)
    expect(drumTurn(0, 5, 1).seconds).toBeGreaterThan(drumTurn(0, 5, 0).seconds)
  })
})
