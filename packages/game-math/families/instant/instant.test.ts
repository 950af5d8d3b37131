import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { describe, expect, it } from 'vitest'
import { fraction, isLess, ratio } from '../../fraction.ts'
import type { Action, Game, Step } from '../../game.ts'
import { choose } from './choose.ts'
import type {
  GateDefinition,
  MinesDefinition,
  PegsDefinition,
  TowerDefinition,
} from './definition.ts'
import { gateFacts, gateGame } from './gate-game.ts'
import { mineSteps, minesFacts, minesGame } from './mines-game.ts'
import { pegsFacts, pegsGame } from './pegs-game.ts'
import { bestStop, returnOf } from './step-pays.ts'
import { towerFacts, towerGame, towerSteps } from './tower-game.ts'

const stakes = { unitsPerStake: 100, betLevels: [100, 500] } as const
const gate: GateDefinition = { perMille: 990, least: 101, most: 1_000_000, ...stakes }
const pegs: PegsDefinition = {
  boards: [{ rows: 8, risk: 'low', half: [550, 290, 140, 80, 40] }],
  ...stakes,
}
const mines: MinesDefinition = { cells: 25, perMille: 990, mostUnits: 1_000_000, ...stakes }
const tower: TowerDefinition = {
  levels: 9,
  towers: [
    { risk: 'low', width: 4, traps: 1 },
    { risk: 'extreme', width: 3, traps: 2 },
  ],
  perMille: 985,
  mostUnits: 2_000_000,
  ...stakes,
}

const drawing = (...drawn: readonly number[]) => {
  const left = [...drawn]
  return { below: () => left.shift() ?? 0, words: 0 }
}
const seeded = (seed: number) => drawFrom(new SeededWords(seed))

/** Plays a round to its end by its strategy. */
function played(
  game: Game,
  selection: object,
  seed: number,
): Step<{ units: number; done: boolean }> {
  const draw = seeded(seed)
  let step = game.open(draw, { selection: JSON.parse(JSON.stringify(selection)) })
  const events: RoundEvent[] = [...step.events]
  while (!step.state.done) {
    const action: Action | undefined = game.strategy?.(step.state)
    if (!action) throw new Error('a round goes on without a strategy')
    step = game.act(game.parseState(JSON.parse(JSON.stringify(step.state))), action, draw)
    events.push(...step.events)
  }
  return { ...step, events }
}

describe('a gate', () => {
  it('returns 99 % at every target, and never more', () => {
    const [most, least] = [fraction(99n, 100n), fraction(989_997n, 1_000_000n)]
    for (let target = 101; target <= 1_000_000; target += target < 3000 ? 1 : 997) {
      const { rtp } = gateFacts(gate, target)
      expect(isLess(most, rtp)).toBe(false)
      expect(isLess(rtp, least)).toBe(false)
    }
  })

  it('pays from the very draw on that its certificate counts', () => {
    const game = gateGame(gate)
    for (const target of [101, 150, 200, 333, 9999, 1_000_000]) {
      const wins = Math.floor((99 * 2 ** 32) / target)
      const units = (drawn: number) =>
        game.open(drawing(drawn), { selection: { target } }).state.units
      expect([target, units(wins - 1), units(wins)]).toEqual([target, target, 0])
    }
  })

  it.each([{ target: 100 }, { target: 1_000_001 }, { target: 2.5 }, { mines: 3 }, {}])(
    'cannot be bet on %j',
    (selection) => {
      expect(gateGame(gate).priceOf?.({ selection })).toBeNull()
    },
  )
})

describe('a board of pegs', () => {
  it('counts every path', () => {
    const game = pegsGame(pegs)
    let units = 0
    for (let bits = 0; bits < 256; bits++) {
      const path = Array.from({ length: 8 }, (_, row) => (bits >> row) & 1)
      units += game.open(drawing(...path), { selection: { rows: 8, risk: 'low' } }).state.units
    }
    expect(pegsFacts(pegs, { rows: 8, risk: 'low' }).rtp).toEqual(fraction(BigInt(units), 25_600n))
  })

  it('has no other boards', () => {
    expect(pegsGame(pegs).priceOf?.({ selection: { rows: 9, risk: 'low' } })).toBeNull()
  })
})

describe('a field of mines', () => {
  const game = minesGame(mines)

  it('returns 99 % and more wherever a player stops, and never the stake', () => {
    for (let count = 1; count <= 24; count++) {
      const steps = mineSteps(mines, count)
      const best = minesFacts(mines, count).rtp
      for (const [index, step] of steps.entries()) {
        const turned = index + 1
        expect(step.chance).toEqual(fraction(choose(25 - count, turned), choose(25, turned)))
        const rtp = returnOf(step)
        expect(isLess(rtp, fraction(99n, 100n))).toBe(false)
        expect(isLess(rtp, fraction(1n, 1n))).toBe(true)
        expect(isLess(best, rtp)).toBe(false)
      }
    }
  })

  it('comes by its strategy to what its certificate says', () => {
    const rounds = 4000
    let units = 0
    for (let seed = 0; seed < rounds; seed++) units += played(game, { mines: 3 }, seed).state.units
    const { rtp, variance } = minesFacts(mines, 3)
    const room = 4 * Math.sqrt(ratio(variance) / rounds)
    expect(Math.abs(units / rounds / 100 - ratio(rtp))).toBeLessThan(room)
  })

  it('tells no mine before the end, and then all of them', () => {
    const draw = seeded(5)
    const opened = game.open(draw, { selection: { mines: 5 } })
    expect(opened.events).toEqual([{ type: 'fieldLaid', cells: 25, mines: 5 }])
    const safe = Array.from({ length: 25 }, (_, cell) => cell).find(
      (cell) => !opened.state.mines.includes(cell),
    )
    const found = game.act(opened.state, { type: 'openCell', data: { cell: safe ?? 0 } }, draw)
    expect(JSON.stringify([found.events, found.actions])).not.toContain(`"mines"`)
    const out = game.act(found.state, { type: 'cashOut' }, draw)
    expect(out.events.map(({ type }) => type)).toEqual(['cashedOut', 'fieldShown', 'roundEnded'])
    expect(out.events[1]).toEqual({ type: 'fieldShown', mines: opened.state.mines })
  })

  it('refuses a tile that is turned, one that is not there, and stopping before the first', () => {
    const { state } = game.open(seeded(1), { selection: { mines: 1 } })
    expect(game.allows?.(state, { type: 'cashOut' })).toBe(false)
    expect(game.allows?.(state, { type: 'openCell', data: { cell: 25 } })).toBe(false)
    expect(game.allows?.({ ...state, opened: [3] }, { type: 'openCell', data: { cell: 3 } })).toBe(
      false,
    )
    expect(() => game.act(state, { type: 'climb', data: { cell: 1 } }, seeded(1))).toThrow(
      RangeError,
    )
  })

  it('keeps what was reached for a player who cannot go on', () => {
    const { state } = game.open(seeded(2), { selection: { mines: 3 } })
    const cell = state.mines.includes(0) ? 1 : 0
    const reached = { ...state, opened: [cell] }
    expect(game.strategy?.(reached, { free: true })).toEqual({ type: 'cashOut' })
  })

  it('pays out by itself where no step is left', () => {
    const draw = seeded(3)
    let step = game.open(draw, { selection: { mines: 24 } })
    const gem = Array.from({ length: 25 }, (_, cell) => cell).find(
      (cell) => !step.state.mines.includes(cell),
    )
    step = game.act(step.state, { type: 'openCell', data: { cell: gem ?? 0 } }, draw)
    expect(step.state).toMatchObject({ done: true, units: 2475 })
  })
})

describe('a tower', () => {
  const game = towerGame(tower)

  it('returns 98.5 % and more on every level, and never the stake', () => {
    for (const risk of ['low', 'extreme'] as const) {
      const steps = towerSteps(tower, risk)
      expect(steps).toHaveLength(9)
      for (const step of steps) {
        expect(isLess(returnOf(step), fraction(985n, 1000n))).toBe(false)
        expect(isLess(returnOf(step), fraction(1n, 1n))).toBe(true)
      }
      const best = steps[bestStop(steps) - 1]
      expect(towerFacts(tower, risk).rtp).toEqual(best && returnOf(best))
    }
  })

  it('tells no trap before the end, and then all of them', () => {
    const draw = seeded(9)
    const { state, events } = game.open(draw, { selection: { risk: 'low' } })
    expect(events).toEqual([{ type: 'towerBuilt', levels: 9, width: 4, traps: 1, risk: 'low' }])
    const [trap = 0] = state.traps[0] ?? []
    const lost = game.act(state, { type: 'climb', data: { cell: trap } }, draw)
    expect(lost.events).toEqual([
      { type: 'trapSprung', level: 1, cell: trap },
      { type: 'towerShown', traps: state.traps },
      { type: 'roundEnded', total: 0 },
    ])
  })

  it('reads every state back that a round goes through', () => {
    for (let seed = 0; seed < 200; seed++)
      expect(played(game, { risk: 'extreme' }, seed).state.done).toBe(true)
  })
})
