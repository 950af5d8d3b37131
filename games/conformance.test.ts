import { readFileSync } from 'node:fs'
import { playBody } from '@fairhouse/contract/calls/play-body'
import type { Json } from '@fairhouse/contract/json'
import { families, familyActionNames } from '@fairhouse/contract/families/all'
import { certificate } from '@fairhouse/contract/entities/certificate'
import { type GameFeature, gameFeatures } from '@fairhouse/contract/entities/game-mechanics'
import { parSheet } from '@fairhouse/contract/entities/par-sheet'
import { type RoundEvent, roundEvent } from '@fairhouse/contract/rounds/round'
import { type Draw, drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { openStream } from '@fairhouse/fairness/stream'
import { anyMove } from '@fairhouse/game-math/any-action'
import { offeredAs } from '@fairhouse/game-math/bets'
import { type Action, baseMode, type RoundState, type Step } from '@fairhouse/game-math/game'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDrawn, loadTitle, type Title, titleUris } from './discover.ts'
import { percentInHelp } from './percent-in-help.ts'
import { type GoldenRounds, replay } from './golden-round.ts'
import { toldFeatures } from './told-features.ts'

const stream = openStream(new Uint8Array(32).fill(0x2f))
/** Rounds that all titles are played for together, so that the suite takes as long however many there are. */
const everyRound = 40_000
const rounds = Math.min(20_000, Math.ceil(everyRound / titleUris().length))
/** A part of them, for what is slower to look at. */
const fewer = Math.ceil(rounds / 5)

function readText({ folder }: Title, name: string): string {
  return readFileSync(new URL(name, folder), 'utf8')
}

/** Any value of JSON, as data that somebody may send. */
const jsonOf = (value: unknown): Json => JSON.parse(JSON.stringify(value))

interface PlayedRound {
  readonly events: readonly RoundEvent[]
  readonly steps: readonly Step<RoundState>[]
  readonly state: RoundState
}

/** Opens a round, with each bet that is certified and each sample of the game in turn. */
function open({ game, bets }: Title, nonce: number, draw: Draw): Step<RoundState> {
  const all = [...bets.map(({ bet }) => bet), ...(game.samples ?? [])]
  return game.open(draw, all[nonce % all.length])
}

/** Plays a round; `between` may look at each step and says which state to go on from. */
function play(
  title: Title,
  nonce: number,
  between: (step: Step<RoundState>) => RoundState = ({ state }) => state,
): PlayedRound {
  const { game } = title
  const draw = drawFrom(stream.round('conformance', nonce))
  const choices = drawFrom(new SeededWords(nonce))
  const first = open(title, nonce, draw)
  const steps = [first]
  for (let step = steps[0]; step !== undefined && !step.state.done; step = steps.at(-1)) {
    const move = anyMove(game, step, (count) => choices.below(count))
    steps.push(game.act(between(step), move, draw))
  }
  const { state } = steps.at(-1) ?? first
  return { events: steps.flatMap(({ events }) => events), steps, state }
}

/** Features that no paytable tells, as they lie in how the strips are laid. */
const onlyReelsKnow: ReadonlySet<GameFeature> = new Set(['stackedWilds'])

const isFeature = (name: string): name is GameFeature =>
  gameFeatures.some((feature) => feature === name)

/** Events that add to the round's total; every other amount repeats what one of these has told. */
const paying: ReadonlySet<string> = new Set([
  'jackpotWon',
  ...Object.values(families).flatMap((family) => family.paying),
])

/** The round's total after an event. */
function totalAfter(event: RoundEvent, total: number): number {
  if (event.type === 'gambled' && !event.won) return 0
  if (event.type === 'pokerDoubled' && event.outcome === 'lost') return 0
  return 'pay' in event && paying.has(event.type) ? total + event.pay : total
}

describe.each(titleUris())('%s', async (uri) => {
  const title = await loadTitle(uri)
  const { manifest, game } = title
  const certified = certificate.parse(JSON.parse(readText(title, 'certificate.json')))
  const golden: GoldenRounds = JSON.parse(readText(title, 'golden.json'))

  it('has a complete manifest', () => {
    expect(manifest.uri).toBe(uri)
    expect(manifest.name.trim()).not.toBe('')
    expect(
      Number.isInteger(manifest.id) && Number.isInteger(manifest.version) && manifest.version >= 1,
    ).toBe(true)
    expect(manifest.category).toBeGreaterThanOrEqual(1281)
    expect(manifest.category).toBeLessThanOrEqual(1289)
  })

  it('names in its manifest what its paytable tells and its certificate counts, nothing twice', () => {
    if (game.paytable.family !== 'slot') return
    const told = toldFeatures(game.paytable)
    for (const { feature } of certified.featureOneIn) {
      if (isFeature(feature)) expect(told).toContain(feature)
    }
    const named = manifest.features.filter((feature) => !onlyReelsKnow.has(feature))
    expect(named.toSorted()).toEqual([...told].toSorted())
    expect(new Set(manifest.features).size).toBe(manifest.features.length)
  })

  it('shows events of the contract whose pays add up to the payout, the last of them the end', () => {
    for (let nonce = 0; nonce < rounds; nonce++) {
      const { events, state } = play(title, nonce)
      if (nonce < fewer) for (const event of events) roundEvent.parse(event)
      let total = 0
      for (const event of events) {
        total = totalAfter(event, total)
        if ('total' in event && event.total !== total) expect(event).toEqual({ ...event, total })
      }
      expect(total).toBe(state.units)
      expect(events.at(-1)).toEqual({ type: 'roundEnded', total })
      expect(events.filter(({ type }) => type === 'roundEnded')).toHaveLength(1)
      expect(total).toBeLessThanOrEqual(game.maxUnits)
    }
  })

  it('plays the same round from the same draws', () => {
    for (let nonce = 0; nonce < fewer; nonce++) {
      expect(play(title, nonce)).toEqual(play(title, nonce))
    }
  })

  it('goes on from a state that went through storage just as if nothing had happened', () => {
    for (let nonce = 0; nonce < rounds; nonce++) {
      const stored = play(title, nonce, ({ state }) => {
        const read = game.parseState(JSON.parse(JSON.stringify(state)))
        expect(read).toEqual(state)
        return read
      })
      if (stored.steps.length > 1) expect(stored.events).toEqual(play(title, nonce).events)
    }
  })

  it('resumes a round at its next word', () => {
    for (let nonce = 0; nonce < fewer; nonce++) {
      const whole = play(title, nonce)
      if (whole.steps.length < 3) continue
      const draw = drawFrom(stream.round('conformance', nonce))
      const first = open(title, nonce, draw)
      const choices = drawFrom(new SeededWords(nonce))
      const move = anyMove(game, first, (count) => choices.below(count))
      const resumed = drawFrom(stream.round('conformance', nonce, draw.words))
      expect(game.act(first.state, move, resumed)).toEqual(whole.steps[1])
    }
  })

  it('offers exactly its legal actions, and none when it is over', () => {
    for (let nonce = 0; nonce < fewer; nonce++) {
      for (const { state, actions } of play(title, nonce).steps) {
        expect(actions).toEqual(game.legal(game.parseState(state)))
        expect(actions.length === 0).toBe(state.done)
      }
    }
  })

  it('refuses every other action and draws nothing for it', () => {
    const steps = Array.from({ length: fewer }, (_, nonce) => play(title, nonce).steps)
    const open = steps.flat().filter(({ state }, i) => !state.done || i % 500 === 0)
    const choice = fc.oneof(fc.integer({ min: -3, max: 20 }), fc.double())
    const type = fc.constantFrom(...familyActionNames)
    const action: fc.Arbitrary<Action> = fc.oneof(
      fc.record({ type }),
      fc.record({ type, choice }),
      fc.record({ type, data: fc.jsonValue({ maxDepth: 2 }).map(jsonOf) }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...open), action, ({ state, actions }, move) => {
        const isLegal = offeredAs(game, { state, actions }, move) !== null
        const draw = drawFrom(new SeededWords(1))
        const act = () => game.act(game.parseState(state), move, draw)
        if (isLegal) {
          expect(act).not.toThrow()
          return
        }
        expect(act).toThrow(RangeError)
        expect(draw.words).toBe(0)
      }),
      { numRuns: 1000 },
    )
  })

  it('has the plain bet first, and refuses ways to bet that it does not have', () => {
    const names = game.modes.map(({ name }) => name)
    expect(names[0]).toBe(baseMode)
    expect(game.modes[0]?.price).toBe(game.unitsPerStake)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(playBody.shape.mode.parse(name)).toBe(name)
    expect(certified.modes.map(({ name }) => name)).toEqual(
      title.bets.slice(1).map(({ name }) => name),
    )
    const draw = drawFrom(new SeededWords(1))
    expect(() => game.open(draw, { mode: 'no such bet' })).toThrow(RangeError)
    expect(draw.words).toBe(0)
  })

  it('makes every pay a whole number of minor units at every stake', () => {
    const { betLevels, unitsPerStake, maxUnits } = game
    expect(betLevels.length).toBeGreaterThan(0)
    expect(betLevels).toEqual([...new Set(betLevels)].toSorted((a, b) => a - b))
    for (const stake of betLevels) {
      expect(stake > 0 && stake % unitsPerStake === 0).toBe(true)
      expect(Number.isSafeInteger((stake / unitsPerStake) * maxUnits)).toBe(true)
    }
  })

  it('is the game that was certified, and whose certificate adds up', () => {
    expect(certified).toMatchObject({ uri, version: manifest.version, hash: game.hash })
    const value = ({ exact: { numerator, denominator } }: typeof certified.rtp) =>
      [BigInt(numerator), BigInt(denominator)] as const
    const sum = certified.split
      .map(value)
      .reduce(([a, b], [c, d]) => [a * d + c * b, b * d] as const)
    const [numerator, denominator] = value(certified.rtp)
    expect(sum[0] * denominator).toBe(numerator * sum[1])
    expect(certified.rtp.ratio).toBeCloseTo(
      Number((numerator * 10n ** 12n) / denominator) / 1e12,
      9,
    )
    expect(certified.topPrize.x).toBeLessThanOrEqual(game.maxUnits / game.unitsPerStake)
    expect(readText(title, 'par-sheet.md')).toContain(game.hash)
    const sheet = parSheet.parse(JSON.parse(readText(title, 'par-sheet.json')))
    expect(sheet.history.at(-1)).toMatchObject({ version: manifest.version, hash: game.hash })
    expect(sheet.certificate).toEqual(certified)
    const lock = JSON.parse(readFileSync(new URL('../math.lock.json', import.meta.url), 'utf8'))
    expect(lock[uri]).toMatchObject({
      version: manifest.version,
      hash: game.hash,
      rtp: certified.rtp.exact,
    })
  })

  it('plays its golden rounds as they were recorded', () => {
    expect(golden.hash).toBe(game.hash)
    expect(golden.rounds.length).toBeGreaterThanOrEqual(20)
    for (const round of golden.rounds) {
      const { state, events } = replay(game, round)
      expect({ events, ...state }).toMatchObject({
        events: round.events,
        units: round.units,
        done: true,
      })
    }
  })

  it('keeps rounds that win each of its progressive jackpots by draw or by hand', () => {
    const drawn = (game.jackpots ?? []).flatMap((terms) =>
      terms.won === 'byMeter' ? [] : [terms.name],
    )
    const won = golden.rounds.flatMap(({ events }) =>
      events.flatMap((event) =>
        event.type === 'jackpotWon' && event.pay === 0 ? [event.jackpot] : [],
      ),
    )
    expect([...new Set(won)].toSorted()).toEqual(drawn.toSorted())
  })

  it.each(isDrawn(title.folder) ? ['en', 'de', 'es', 'pt', 'fr', 'ja'] : [])(
    'tells its certified numbers in the help: %s',
    (language) => {
      const help = readText(title, `help/${language}.md`)
      // What is nearly certain is not told as certain.
      const digitsOf = (ratio: number) =>
        ratio < 1 && ratio > 0.999_95 ? Math.ceil(-Math.log10(1 - ratio)) - 1 : 2
      const percent = (ratio: number) =>
        percentInHelp(
          told(ratio * 100, { minimumFractionDigits: 2, maximumFractionDigits: digitsOf(ratio) }),
          language,
        )
      const told = (value: number, digits: Intl.NumberFormatOptions) =>
        value.toLocaleString(language, digits)
      const whole = (value: number) => told(value, { maximumFractionDigits: 0 })
      const times = (value: number) => told(value, { maximumFractionDigits: 2 })
      const { rtp, split, hitFrequency, profitFrequency, topPrize, featureOneIn } = certified
      for (const ratio of [
        rtp.ratio,
        hitFrequency,
        profitFrequency,
        ...split.map((part) => part.ratio),
      ]) {
        expect(help).toContain(percent(ratio))
      }
      expect(help).toContain(times(topPrize.x))
      for (const number of [topPrize.oneIn, ...featureOneIn.map(({ oneIn }) => oneIn)]) {
        expect(help).toContain(whole(number))
      }
      if (game.paytable.family !== 'slot') return
      for (const { symbols, pays } of game.paytable.pays) {
        const row = pays.map(({ units }) => units).join(' | ')
        expect(help, `the pays of ${symbols.join()}`).toContain(`| ${row} |`)
      }
      const [award] = game.paytable.features.flatMap((feature) =>
        feature.type === 'freeSpins' ? [feature.award] : [],
      )
      for (const { count, units } of game.paytable.scatter?.pays ?? []) {
        const spins = award?.find((row) => row.count <= count)?.spins ?? 0
        const row = award ? [count, units, spins] : [count, units]
        expect(help).toContain(`| ${row.join(' | ')} |`)
      }
    },
  )
})
