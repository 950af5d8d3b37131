import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import type { WordSource } from '@fairhouse/fairness/draw'
import { item } from '../../../at.ts'
import { baseMode } from '../../../game.ts'
import { FastJackpots } from '../../../jackpots/fast-jackpots.ts'
import type { SlotDefinition } from '../definition.ts'
import { readySpin } from '../spin/ready-spin.ts'
import type { FastFeature, FastRound, StartedRun } from './fast-feature.ts'
import { fastFeature } from './fast-features.ts'
import { gambledAway } from './fast-gamble.ts'
import { FastSpin } from './fast-spin.ts'
import type { Standing } from './standing.ts'

/** How rounds are played. */
export interface FastOptions {
  /** The way to bet; the plain bet unless given. */
  readonly mode?: string
  /** Progressive jackpots beside the slot. */
  readonly jackpots?: readonly JackpotTerms[]
  /** Wins are doubled as often as they are collected, where they may be; unless this is set they are collected. */
  readonly gambles?: boolean
}

/**
 * Plays rounds of a checked definition without telling them: the second opinion on the engine that tells, drawing word for word as that
 * does, and quick enough for millions of them. Choices are drawn as `anyAction` draws them. The fields are of the round played last.
 */
export class FastRounds implements FastRound {
  /** Pay units. */
  units = 0
  /** Spins played so far in all rounds, free ones included. */
  spins = 0
  readonly jackpots: FastJackpots
  readonly #opening: FastSpin
  readonly #features = new Map<string, FastFeature>()
  readonly #maxUnits: number
  readonly #gamble: SlotDefinition['gamble']

  /** @throws RangeError when the definition has no such mode. */
  constructor(definition: SlotDefinition, options: FastOptions = {}) {
    const { mode = baseMode, jackpots = [], gambles = false } = options
    const { rows } = definition
    const spins = new Map<string, FastSpin>()
    const spinOf = (name: string): FastSpin => {
      const rule = definition.spins[name]
      if (rule === undefined) throw new RangeError(`slot definition: no spin ${name}`)
      const spin = spins.get(name) ?? new FastSpin(readySpin(definition, rule))
      spins.set(name, spin)
      return spin
    }
    const opening = mode === baseMode ? 'base' : definition.modes?.[mode]?.spin
    if (opening === undefined) throw new RangeError(`this slot has no mode ${mode}`)
    this.jackpots = new FastJackpots(jackpots)
    this.#maxUnits = definition.maxUnits
    this.#gamble = gambles ? definition.gamble : undefined
    this.#opening = spinOf(opening)
    for (const [name, rule] of Object.entries(definition.features)) {
      this.#features.set(name, fastFeature(rule, { name, round: this, rows, spinOf }))
    }
  }

  get isFull(): boolean {
    return this.units === this.#maxUnits
  }

  /** @param cost of the round in minor units, by which the chances of progressive jackpots go. */
  play(words: WordSource, cost = 0): void {
    this.units = 0
    const spin = this.#opening
    this.spin(spin, words)
    this.pay(spin.specials.units)
    const { starts } = spin
    const started = starts.length > 0 ? this.#start(starts, words) : nothing
    this.jackpots.draw(words, cost)
    this.#playStarted(started, words)
    this.units = gambledAway(this.#gamble, this.units, words)
  }

  /** Plays a spin and pays what its symbols won, scatters apart. */
  spin(spin: FastSpin, words: WordSource, before?: Standing): void {
    this.spins++
    spin.play(words, before)
    this.pay(spin.units)
  }

  pay(units: number): void {
    this.units = Math.min(this.units + units, this.#maxUnits)
  }

  playAll(starts: FastSpin['starts'], words: WordSource): void {
    this.#playStarted(this.#start(starts, words), words)
  }

  #start(starts: FastSpin['starts'], words: WordSource): readonly StartedRun[] {
    return starts.map(({ feature, by }) => {
      const known = this.#features.get(feature)
      if (known === undefined) throw new RangeError(`slot definition: no feature ${feature}`)
      return known(by, words)
    })
  }

  #playStarted(started: readonly StartedRun[], words: WordSource): void {
    for (let last = started.length - 1; last >= 0 && !this.isFull; last--) {
      item(started, last)(words)
    }
  }
}

const nothing: readonly StartedRun[] = []
