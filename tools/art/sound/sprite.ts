/** Lays effects one after another into a single file and remembers where each begins. */
import { levels, mix, RATE, silence, type Wave } from './wave.ts'

/** Seconds from the start of the file, as the stage's sound desk reads them. */
export type Place = { readonly start: number; readonly length: number; readonly loop?: true }

/** Silence between two effects: an encoder's shift must never reach the neighbour. */
const GAP = 0.12

export type Effect = {
  readonly name: string
  readonly wave: Wave
  readonly loop: boolean
  /** Seconds at either end that belong to the loop's other end and are not part of its length. */
  readonly margin?: number
}

const exact = (seconds: number): number => Math.round(seconds * 1e6) / 1e6

export function sprite(effects: readonly Effect[]): {
  wave: Wave
  sounds: Record<string, Place>
} {
  const total = effects.reduce((sum, { wave }) => sum + wave.left.length / RATE + GAP, GAP)
  const out = silence(total + 0.1)
  const sounds: Record<string, Place> = {}
  let at = GAP
  for (const { name, wave, loop, margin = 0 } of effects) {
    const whole = wave.left.length / RATE
    mix(out, wave, at)
    const place = { start: exact(at + margin), length: exact(whole - margin * 2) }
    sounds[name] = loop ? { ...place, loop: true } : place
    const { peak, loud } = levels(wave)
    const report = [
      `${whole.toFixed(2)} s`,
      `peak ${peak.toFixed(1)}`,
      `loud ${loud.toFixed(1)} dB`,
    ]
    console.log(`    ${name} ${report.join(', ')}`)
    at = Math.ceil((at + whole + GAP) * 1000) / 1000
  }
  return { wave: out, sounds }
}
