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
    if (definition.placeMultipliers) expect(seen).toContain('multiplierSet')
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

describe('places that multiply', () => {
  const { 'anywhere on places that multiply': definition } = smallCascades
  if (definition === undefined) throw new Error('this small cascade is missing')
  const told = play(definition)
  const steps = definition.placeMultipliers ?? []

  type Known = Map<string, number>

  /** Multipliers of places after an event; each rises only, and is one of the definition. */
  function noted(places: Known, event: RoundEvent): void {
    if (event.type === 'freeSpinStarted' && event.number === 1) places.clear()
    if (event.type !== 'multiplierSet' || event.of !== 'place') return
    for (const cell of event.cells) {
      expect(event.value).toBeGreaterThan(places.get(String(cell)) ?? 1)
      expect(steps).toContain(event.value)
      places.set(String(cell), event.value)
    }
  }

  /** What the multipliers of a spin have climbed to after an event. */
  function climbed(before: number, event: RoundEvent): number {
    if (event.type === 'reelsStopped') return 1
    return event.type === 'multiplierSet' && event.of === 'spin' ? event.value : before
  }

  /** Holds each win to what the events before it told of multipliers; counts those on places, and free spins that found some. */
  function checked(events: readonly RoundEvent[]): { wins: number; kept: number } {
    const places: Known = new Map()
    let [wins, kept, factor] = [0, 0, 1]
    for (const event of events) {
      noted(places, event)
      factor = climbed(factor, event)
      if (event.type === 'reelsStopped' && event.mode === 'free') kept += Math.sign(places.size)
      if (event.type !== 'groupWon') continue
      const sum = event.cells.reduce((all, cell) => all + (places.get(String(cell)) ?? 0), 0)
      expect(event.multiplier).toBe(Math.max(1, sum) * factor)
      wins += Math.sign(sum)
    }
    return { wins, kept }
  }

  it('tell what each win is multiplied by, and keep it through free spins', () => {
    const all = Array.from({ length: 3000 }, (__, seed) => checked(told(seed).events))
    expect(all.filter(({ wins }) => wins > 0).length).toBeGreaterThan(30)
    expect(all.filter(({ kept }) => kept > 1).length).toBeGreaterThan(3)
  })

  it('are read back from a state only whole, and only where a round can have won so often', () => {
    const game = cascadeGame(definition)
    const free = { left: 2, played: 1, pay: 0, rung: 0 }
    const places = Array.from({ length: 12 }, () => 0)
    const stored = (change: object) => ({
      version: 1,
      units: 0,
      done: false,
      free: { ...free, ...change },
    })
    expect(game.parseState(stored({ places })).free).toEqual({ ...free, places })
    for (const wrong of [{}, { places: [0] }, { places: places.with(3, steps.length) }]) {
      expect(() => game.parseState(stored(wrong))).toThrow(TypeError)
    }
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
    expect(() => cascadeGame(cluster ?? never()).open(draw, { mode: 'buy' })).toThrow(RangeError)
    expect(draw.words).toBe(0)
  })
})

function never(): never {
  throw new Error('this small cascade is missing')
}
