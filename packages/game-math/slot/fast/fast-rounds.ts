import type { WordSource } from '@fairhouse/fairness/draw'
import { item } from '../../at.ts'
import { baseMode } from '../../game.ts'
import type { SlotDefinition } from '../definition.ts'
import { readySpin } from '../spin/ready-spin.ts'
import type { FastFeature, FastRound } from './fast-feature.ts'
import { fastFeature } from './fast-features.ts'
import { FastSpin } from './fast-spin.ts'
import { unknownToFastPlay } from './unknown.ts'

/** Whether fast play knows everything that a definition plays by; `because` is a sentence of what it does not. */
export type FastPlay =
  | { readonly plays: true; readonly rounds: FastRounds }
  | { readonly plays: false; readonly because: string }

/**
 * Makes one way to bet on a checked definition ready to be played fast.
 * @throws RangeError when the definition has no such mode.
 */
export function fastPlay(definition: SlotDefinition, mode = baseMode): FastPlay {
  const opening = mode === baseMode ? 'base' : definition.modes?.[mode]?.spin
  if (opening === undefined) throw new RangeError(`this slot has no mode ${mode}`)
  const because = unknownToFastPlay(definition)
  if (because !== null) return { plays: false, because }
  return { plays: true, rounds: new FastRounds(definition, opening) }
}

/**
 * Plays rounds without telling them: the second opinion on the engine that tells, drawing word for word as that does, and quick
 * enough for millions of them. Choices are drawn as `anyAction` draws them; a win that may be doubled is collected.
 */
export class FastRounds implements FastRound {
  /** Pay units of the round played last. */
  units = 0
  /** Spins played so far, free ones included. */
  spins = 0
  readonly #opening: FastSpin
  readonly #features = new Map<string, FastFeature>()
  readonly #maxUnits: number

  /** @param opening name of the spin that opens a round. */
  constructor(definition: SlotDefinition, opening: string) {
    const spins = new Map<string, FastSpin>()
    const spinOf = (name: string): FastSpin => {
      const rule = definition.spins[name]
      if (rule === undefined) throw new RangeError(`slot definition: no spin ${name}`)
      const spin = spins.get(name) ?? new FastSpin(readySpin(definition, rule))
      spins.set(name, spin)
      return spin
    }
    this.#maxUnits = definition.maxUnits
    this.#opening = spinOf(opening)
    for (const [name, rule] of Object.entries(definition.features)) {
      const feature = fastFeature(rule, { name, round: this, spinOf })
      if (feature !== null) this.#features.set(name, feature)
    }
  }

  get isFull(): boolean {
    return this.units === this.#maxUnits
  }

  play(words: WordSource): void {
    this.units = 0
    const spin = this.#opening
    this.spin(spin, words)
    this.pay(spin.specials.units)
    const { starts } = spin.specials
    if (starts.length > 0) this.playAll(starts, words)
  }

  /** Plays a spin and pays what its symbols won, scatters apart. */
  spin(spin: FastSpin, words: WordSource, held = 0): void {
    this.spins++
    spin.play(words, held)
    this.pay(spin.units)
  }

  pay(units: number): void {
    this.units = Math.min(this.units + units, this.#maxUnits)
  }

  playAll(starts: FastSpin['specials']['starts'], words: WordSource): void {
    const started = starts.map(({ feature, by }) => {
      const known = this.#features.get(feature)
      if (known === undefined) throw new RangeError(`fast play knows no feature ${feature}`)
      return known(by, words)
    })
    for (let last = started.length - 1; last >= 0 && !this.isFull; last--) {
      item(started, last)(words)
    }
  }
}
