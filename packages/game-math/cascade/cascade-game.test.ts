import { roundEvent, type RoundEvent } from '@fairhouse/contract/rounds/round'
import { paytable } from '@fairhouse/contract/entities/paytable'
import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { describe, expect, it } from 'vitest'
import { cascadeGame } from './cascade-game.ts'
import type { CascadeDefinition } from './definition.ts'
import { FastRounds } from './fast/fast-rounds.ts'
import { readyCascade } from './rules.ts'
import { smallCascades } from './testing/small-cascades.ts'

const seeds = 2000

function play(definition: CascadeDefinition) {
  const game = cascadeGame(definition)
  return (seed: number) => {
    const draw = drawFrom(new SeededWords(seed))
    const steps = [game.open(draw)]
    for (let step = steps[0]; step !== undefined && !step.state.done; step = steps.at(-1)) {
      const state = game.parseState(JSON.parse(JSON.stringify(step.state)))
      steps.push(game.act(state, { type: 'freeSpin' }, draw))
    }
    const { units } = steps.at(-1)?.state ?? { units: -1 }
    return { steps, units, words: draw.words, events: steps.flatMap(({ events }) => events) }
  }
}

const has = (events: readonly RoundEvent[], type: RoundEvent['type']) =>
  events.some((event) => event.type === type)

describe.each(Object.entries(smallCascades))('a cascade by %s', (_, definition) => {
  const told = play(definition)

  it('comes to the same told and played fast, word for word', () => {
    const fast = new FastRounds(readyCascade(definition))
    let wins = 0
    for (let seed = 0; seed < seeds; seed++) {
      const words = new SeededWords(seed)
      fast.play(words)
      const { units, words: taken, events, steps } = told(seed)
      if (fast.units !== units || words.words !== taken || fast.freeSpins !== steps.length - 1) {
        expect({ seed, units: fast.units, words: words.words, freeSpins: fast.freeSpins }).toEqual({
          seed,
          units,
          words: taken,
          freeSpins: steps.length - 1,
        })
      }
      const free = events.find((event) => event.type === 'freeSpinsEnded')?.pay ?? 0
      if (fast.freeUnits !== free) expect([seed, fast.freeUnits]).toEqual([seed, free])
      if (units > 0) wins++
    }
    expect(wins).toBeGreaterThan(seeds / 50)
  })

  it('tells events of the contract whose pays add up, and reaches its most', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 500; seed++) {
      const { events, units } = told(seed)
      let total = 0
      for (const event of events) {
        roundEvent.parse(event)
        seen.add(event.type)
        if ('pay' in event && event.type !== 'freeSpinsEnded') total += event.pay
        if ('total' in event) expect(event.total).toBe(total)
      }
      expect(total).toBe(units)
      expect(units).toBeLessThanOrEqual(definition.maxUnits)
    }
    for (const type of ['groupWon', 'cascaded', 'roundEnded']) expect(seen).toContain(type)
    if (definition.scatter) expect(seen).toContain('freeSpinsAwarded')
    if (definition.bombs) expect(seen).toContain('spinMultiplied')
    if (definition.cornerWilds) expect(seen).toContain('cellsChanged')
  })

  it('ends at its most', () => {
    const few = play({ ...definition, maxUnits: 60 })
    const full = Array.from({ length: 2000 }, (__, seed) => few(seed)).filter(({ events }) =>
      has(events, 'maxWinReached'),
    )
    expect(full.length).toBeGreaterThan(3)
    for (const { units, events } of full) {
      expect(units).toBe(60)
      expect(events.slice(-2).map(({ type }) => type)).toEqual(['maxWinReached', 'roundEnded'])
    }
  })

  it('shows its paytable in the words of the contract', () => {
    const { paytable: shown } = cascadeGame(definition)
    expect(paytable.parse(shown)).toEqual(shown)
  })
})

describe('a state of a cascade', () => {
  const { ways, cluster } = smallCascades
  const game = cascadeGame(ways ?? never())
  const open = { version: 1, units: 5, done: false }

  it.each([
    [null],
    [{ ...open, version: 2, free: null }],
    [{ ...open, free: null }],
    [{ ...open, free: { left: 0, played: 1, pay: 0, rung: 0 } }],
    [{ ...open, free: { left: 31, played: 0, pay: 0, rung: 0 } }],
    [{ ...open, free: { left: 3, played: 28, pay: 0, rung: 0 } }],
    [{ ...open, free: { left: 1, played: 1, pay: 0, rung: 6 } }],
    [{ ...open, free: { left: 1, played: 1, pay: -1, rung: 0 } }],
  ])('is refused when no round can be in it: %j', (stored) => {
    expect(() => game.parseState(stored)).toThrow(TypeError)
  })

  it('allows nothing that is not due', () => {
    const draw = drawFrom(new SeededWords(1))
    const done = game.parseState({ version: 1, units: 0, done: true, free: null })
    expect(game.legal(done)).toEqual([])
    expect(() => game.act(done, { type: 'freeSpin' }, draw)).toThrow(RangeError)
    expect(() => game.act(done, { type: 'pick' }, draw)).toThrow(RangeError)
    expect(() => cascadeGame(cluster ?? never()).open(draw, 'buy')).toThrow(RangeError)
    expect(draw.words).toBe(0)
  })
})

function never(): never {
  throw new Error('this small cascade is missing')
}
