import type { SoundWorld } from './world.ts'

/** Where a sound is in a title's one audio file, in seconds. */
export interface SoundPlace {
  readonly start: number
  readonly length: number
  readonly loop?: boolean
}

export interface SoundSprite {
  readonly sounds: Readonly<Record<string, SoundPlace>>
}

/** Addresses of the same sprite in the two formats that browsers between them all know. */
export interface SoundFiles {
  readonly ogg: string
  readonly mp3: string
  readonly sprite: SoundSprite
  /** The title's own way to sound; left out where the files are its own. */
  readonly world?: SoundWorld
}

/** Loudness 0 to 1. */
export interface Volumes {
  readonly effects: number
  readonly music: number
}

export interface PlayOptions {
  /** Speed and pitch; 1 is as recorded. */
  readonly rate?: number
  readonly volume?: number
}
