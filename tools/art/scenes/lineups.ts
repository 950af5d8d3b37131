/** Where the cast of a poster stands. */
import type { PosterLook } from './scene-set.ts'

export interface Stand {
  readonly name: string
  /** Middle and height, in parts of the picture's height; x from its left. */
  readonly x: number
  readonly y: number
  readonly high: number
  readonly turn?: number
}

export type Poster = 'tile' | 'panorama' | 'portrait'
type Spot = Omit<Stand, 'name'>

/** Width of the panorama in parts of its height; its left third stays free for words. */
const wide = 1600 / 840

/** Those who stand beside the hero, left and right, and the hero, who stands before them. */
type Spots = readonly [left: Spot, right: Spot, hero: Spot]

const lineups: Readonly<Record<'hero' | 'duel', Readonly<Record<Poster, Spots>>>> = {
  hero: {
    tile: [
      { x: 0.165, y: 0.42, high: 0.27, turn: -9 },
      { x: 0.585, y: 0.42, high: 0.27, turn: 9 },
      { x: 0.375, y: 0.32, high: 0.44 },
    ],
    panorama: [
      { x: wide * 0.54, y: 0.58, high: 0.42, turn: -8 },
      { x: wide * 0.89, y: 0.58, high: 0.42, turn: 8 },
      { x: wide * 0.715, y: 0.5, high: 0.68 },
    ],
    portrait: [
      { x: 0.15, y: 0.52, high: 0.24, turn: -8 },
      { x: 0.515, y: 0.53, high: 0.24, turn: 8 },
      { x: 0.335, y: 0.4, high: 0.4 },
    ],
  },
  duel: {
    tile: [
      { x: 0.2, y: 0.27, high: 0.44, turn: -3 },
      { x: 0.56, y: 0.28, high: 0.36, turn: 3 },
      { x: 0.375, y: 0.52, high: 0.28 },
    ],
    panorama: [
      { x: wide * 0.57, y: 0.42, high: 0.72, turn: -3 },
      { x: wide * 0.87, y: 0.43, high: 0.6, turn: 3 },
      { x: wide * 0.715, y: 0.73, high: 0.42 },
    ],
    portrait: [
      { x: 0.18, y: 0.34, high: 0.36, turn: -3 },
      { x: 0.49, y: 0.35, high: 0.3, turn: 3 },
      { x: 0.335, y: 0.56, high: 0.25 },
    ],
  },
}

/** Who stands where on a poster, the front last. */
export function standsOf(
  { cast: [hero, left, right], lineup = 'hero' }: PosterLook,
  poster: Poster,
): readonly Stand[] {
  const [first, second, front] = lineups[lineup][poster]
  return [
    { name: left, ...first },
    { name: right, ...second },
    { name: hero, ...front },
  ]
}
