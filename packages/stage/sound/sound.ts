import { Desk } from './desk.ts'
import { soundFormat } from './sound-format.ts'
import type { PlayOptions, SoundFiles, Volumes } from './sprite.ts'
import { groupOf } from './world.ts'

/** Sounds of a title. Without audio in the browser, or before the first touch, every verb quietly does nothing. */
export class Sound {
  readonly #files: SoundFiles | null
  #volumes: Volumes
  #desk: Desk | null = null
  #piece: string | null = null
  #playing: { readonly name: string; readonly stop: () => void } | null = null

  /** @param files null where a title has no sound. */
  constructor(files: SoundFiles | null, volumes: Volumes) {
    this.#files = files
    this.#volumes = volumes
  }

  /** To be called inside a click or key press: browsers allow sound only from there on. */
  unlock(): void {
    if (!this.#desk) this.#open()
    this.#desk?.wake()
  }

  volumes(volumes: Volumes): void {
    this.#volumes = volumes
    this.#desk?.loudness(volumes)
  }

  play(name: string, options: PlayOptions = {}): void {
    const place = this.#files?.sprite.sounds[name]
    if (place && this.#volumes.effects > 0) {
      this.#desk?.play(place, { ...options, group: groupOf(name) })
    }
  }

  /** Repeats a sound until the returned function is called. */
  hold(name: string): () => void {
    const place = this.#files?.sprite.sounds[name]
    const stop = place && this.#desk?.play({ ...place, loop: true }, { group: groupOf(name) })
    return stop ?? (() => {})
  }

  /** Fades over to another piece of music; null is silence. */
  music(name: string | null): void {
    this.#piece = name
    this.#playPiece()
  }

  close(): void {
    this.#desk?.close()
    this.#desk = null
  }

  #open(): void {
    if (!this.#files || typeof AudioContext === 'undefined') return
    try {
      this.#desk = new Desk(this.#files.world ?? null)
    } catch (fault) {
      // No audio device, or too many pages use it: the game without its sound is still the game.
      return reportError(fault)
    }
    this.#desk.loudness(this.#volumes)
    this.#load(this.#desk, this.#files).catch(reportError)
  }

  async #load(desk: Desk, { ogg, mp3 }: SoundFiles): Promise<void> {
    const answer = await fetch(soundFormat(navigator.userAgent, canPlay) === 'ogg' ? ogg : mp3)
    if (!answer.ok) throw new Error(`sound answered ${answer.status}`)
    await desk.record(await answer.arrayBuffer())
    this.#playPiece()
  }

  #playPiece(): void {
    const name = this.#piece
    if (!this.#desk || this.#playing?.name === name) return
    this.#playing?.stop()
    const place = name === null ? undefined : this.#files?.sprite.sounds[name]
    const stop = place && this.#desk.play({ ...place, loop: true }, { group: 'band', music: true })
    this.#playing = name !== null && stop ? { name, stop } : null
  }
}

const canPlay = (type: string): boolean => document.createElement('audio').canPlayType(type) !== ''
