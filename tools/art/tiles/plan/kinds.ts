import { type Chance, oneOf } from '../page/chance.ts'
import type { layouts } from '../page/layouts.ts'
import type { SceneName } from '../page/scene/all.ts'
import type { ThingName } from '../page/things/all.ts'

export type TileKind =
  | 'slot'
  | 'poker'
  | 'table'
  | 'roulette'
  | 'keno'
  | 'bingo'
  | 'lottery'
  | 'crash'
  | 'fish'

type LayoutName = keyof typeof layouts

const props: Readonly<Partial<Record<TileKind, readonly ThingName[]>>> = {
  poker: ['cards', 'ace', 'chips'],
  table: ['ace', 'chips', 'cards', 'dice'],
  roulette: ['wheel'],
  keno: ['balls', 'drumOfBalls'],
  bingo: ['bingocard', 'balls'],
  lottery: ['ticket', 'drumOfBalls'],
}

/** What stands in the middle: what the game is played with, else what its name or theme shows. */
export const heroOfKind = (kind: TileKind, shown: ThingName, chance: Chance): ThingName => {
  const own = props[kind]
  return own ? oneOf(chance, own) : shown
}

const grounds: Readonly<Partial<Record<TileKind, readonly SceneName[]>>> = {
  poker: ['felt'],
  table: ['felt'],
  roulette: ['felt', 'marquee'],
  keno: ['tumble'],
  bingo: ['tumble', 'bigtop'],
  lottery: ['tumble', 'marquee'],
}

/** Where it happens: mostly where games of the kind are played, sometimes where the theme is at home. */
export const sceneOfKind = (kind: TileKind, themed: SceneName, chance: Chance): SceneName => {
  const own = grounds[kind]
  return own && chance() < 0.6 ? oneOf(chance, own) : themed
}

const everywhere: readonly LayoutName[] = [
  'alone',
  'grand',
  'close',
  'pair',
  'trio',
  'medal',
  'shower',
  'tilt',
  'roof',
  'roofPair',
  'band',
  'march',
]
const withOthers: readonly LayoutName[] = ['pair', 'tilt', 'roofPair', 'band', 'trio']

/** Games of cards, balls and numbers show their theme beside what they are played with. */
export const layoutsOfKind = (kind: TileKind): readonly LayoutName[] =>
  props[kind]
    ? withOthers
    : kind === 'fish'
      ? ['pair', 'trio', 'march', 'tilt', 'shower']
      : everywhere
