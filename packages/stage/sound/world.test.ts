import { describe, expect, it } from 'vitest'
import { echoOf, groupOf, rateOf, type SoundWorld, voiceOf } from './world.ts'

const world: SoundWorld = {
  key: -3,
  cards: 'linen',
  chips: 'metal',
  bodies: 'wood',
  room: 'booth',
}

describe('the sound of a room', () => {
  it.each([
    ['music-base', 'band', -3],
    ['win-big', 'band', -3],
    ['card-turn', 'cards', -1],
    ['chips-sweep', 'chips', 5],
    ['ball-knock', 'bodies', -4],
    ['click', 'controls', 0],
  ] as const)('plays %s as of the %s', (name, group, semitones) => {
    expect(groupOf(name)).toBe(group)
    expect(voiceOf(world, group).semitones).toBe(semitones)
  })

  it('keeps fanfares in the key of the music', () => {
    expect(voiceOf(world, groupOf('win-nice'))).toEqual(voiceOf(world, groupOf('music-base')))
    expect(rateOf(12)).toBe(2)
    expect(rateOf(0)).toBe(1)
  })

  it('answers with noise that dies away, another in each ear and the same every time', () => {
    const [left, right] = echoOf(world, 8000)
    expect(left).toHaveLength(1280)
    const power = (samples: Float32Array) =>
      Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length)
    expect(power(left.slice(0, 128))).toBeGreaterThan(100 * power(left.slice(-128)))
    expect(left).not.toEqual(right)
    expect(echoOf(world, 8000)[0]).toEqual(left)
    expect(echoOf({ ...world, room: 'vault' }, 8000)[0].length).toBeGreaterThan(left.length)
  })
})
