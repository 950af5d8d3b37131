import type { PlayOptions, SoundPlace } from './sprite.ts'
import { echoOf, rateOf, roomOf, type SoundGroup, type SoundWorld, voiceOf } from './world.ts'

/** Loudness glides over so many seconds when it changes. */
const glideSeconds = 0.05
const fadeSeconds = 0.8

/** Above and below what, hertz, stuff is bright or has body. */
const brightFrom = 2600
const bodyBelow = 420

/** The browser's audio with two ways through it, effects and music, which meet in the title's room. */
export class Desk {
  readonly #context = new AudioContext()
  readonly #world: SoundWorld | null
  readonly #effects = this.#bus()
  readonly #music = this.#bus()
  readonly #groups = new Map<SoundGroup, AudioNode>()
  #recording: AudioBuffer | null = null

  /** @param world null: everything sounds as it was recorded. */
  constructor(world: SoundWorld | null) {
    this.#world = world
    if (world) this.#furnish(world)
  }

  /** @throws DOMException when the browser cannot decode it. */
  async record(file: ArrayBuffer): Promise<void> {
    this.#recording = await this.#context.decodeAudioData(file)
  }

  /** Browsers begin silent; to be called inside a click or key press. */
  wake(): void {
    if (this.#context.state === 'suspended') this.#context.resume().catch(reportError)
  }

  loudness({ effects, music }: { readonly effects: number; readonly music: number }): void {
    const now = this.#context.currentTime
    this.#effects.gain.setTargetAtTime(effects, now, glideSeconds)
    this.#music.gain.setTargetAtTime(music, now, glideSeconds)
  }

  /** Plays a piece of the recording. @returns how to fade it out, or null before there is a recording. */
  play(
    place: SoundPlace,
    options: PlayOptions & { readonly group: SoundGroup; readonly music?: boolean },
  ): (() => void) | null {
    const buffer = this.#recording
    if (!buffer) return null
    const { group, rate = 1 } = options
    const own = this.#world ? rateOf(voiceOf(this.#world, group).semitones) : 1
    const source = new AudioBufferSourceNode(this.#context, { buffer, playbackRate: rate * own })
    const gain = new GainNode(this.#context, { gain: options.volume ?? 1 })
    source.connect(gain).connect(options.music ? this.#music : this.#groupNode(group))
    if (place.loop) {
      source.loop = true
      source.loopStart = place.start
      source.loopEnd = place.start + place.length
      source.start(0, place.start)
    } else {
      source.start(0, place.start, place.length)
    }
    source.addEventListener('ended', () => gain.disconnect())
    return () => {
      gain.gain.setTargetAtTime(0, this.#context.currentTime, fadeSeconds / 4)
      source.stop(this.#context.currentTime + fadeSeconds)
    }
  }

  close(): void {
    this.#context.close().catch(reportError)
  }

  /** Where sounds of a group go in: through what its stuff changes, made when it is first heard. */
  #groupNode(group: SoundGroup): AudioNode {
    if (!this.#world) return this.#effects
    const known = this.#groups.get(group)
    if (known) return known
    const { bright, body } = voiceOf(this.#world, group)
    const high = new BiquadFilterNode(this.#context, {
      type: 'highshelf',
      frequency: brightFrom,
      gain: bright,
    })
    const low = new BiquadFilterNode(this.#context, {
      type: 'lowshelf',
      frequency: bodyBelow,
      gain: body,
    })
    high.connect(low).connect(this.#effects)
    this.#groups.set(group, high)
    return high
  }

  /** Gives the room its echo, beside what is heard directly. */
  #furnish(world: SoundWorld): void {
    const { sampleRate } = this.#context
    const ears = echoOf(world, sampleRate)
    const buffer = new AudioBuffer({ length: ears[0].length, numberOfChannels: 2, sampleRate })
    for (const [channel, samples] of ears.entries()) buffer.getChannelData(channel).set(samples)
    const echo = new ConvolverNode(this.#context, { buffer })
    const wet = new GainNode(this.#context, { gain: roomOf(world).wet })
    echo.connect(wet).connect(this.#context.destination)
    this.#effects.connect(echo)
    this.#music.connect(echo)
  }

  #bus(): GainNode {
    const bus = new GainNode(this.#context, { gain: 0 })
    bus.connect(this.#context.destination)
    return bus
  }
}
