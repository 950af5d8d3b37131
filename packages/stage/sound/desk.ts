import type { PlayOptions, SoundPlace } from './sprite.ts'

/** Loudness glides over so many seconds when it changes. */
const glideSeconds = 0.05
const fadeSeconds = 0.8

/** The browser's audio with two ways through it: effects and music. */
export class Desk {
  readonly #context = new AudioContext()
  readonly #effects = this.#bus()
  readonly #music = this.#bus()
  #recording: AudioBuffer | null = null

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
    options: PlayOptions & { readonly music?: boolean },
  ): (() => void) | null {
    const buffer = this.#recording
    if (!buffer) return null
    const source = new AudioBufferSourceNode(this.#context, {
      buffer,
      playbackRate: options.rate ?? 1,
    })
    const gain = new GainNode(this.#context, { gain: options.volume ?? 1 })
    source.connect(gain).connect(options.music ? this.#music : this.#effects)
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

  #bus(): GainNode {
    const bus = new GainNode(this.#context, { gain: 0 })
    bus.connect(this.#context.destination)
    return bus
  }
}
