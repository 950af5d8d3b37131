import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'
import type { PictureList } from '../../screen/load-textures.ts'
import type { Language } from '../../rounds/game-stage.ts'
import type { SoundFiles, SoundSprite } from '../../sound/sprite.ts'
import type { SoundWorld } from '../../sound/world.ts'
import type { BackLook } from '../../table/card-faces.ts'
import type { FeltLook } from '../../table/felt.ts'
import { type Assets, filesOf } from '../../titles/assets.ts'

/** Names of a title's sounds; null where it is silent. */
export interface CardsCues {
  /** A card leaves the shoe and lands. */
  readonly deal: string | null
  /** A card is turned over. */
  readonly turn: string | null
  readonly chip: string | null
  /** Chips that are pushed over the cloth. */
  readonly chips: string | null
  readonly press: string | null
  readonly win: string | null
  readonly greatWin: string | null
  readonly music: string | null
}

/** Names of a place or a hand in each language. */
export type PlaceNames = Readonly<Record<Language, Readonly<Record<string, string>>>>

/** One title of the cards family: its look, its names and its sounds. */
export interface CardsTitle {
  readonly manifest: GameManifest
  readonly pictures: PictureList
  readonly sounds: SoundFiles | null
  readonly cues: CardsCues
  readonly felt: FeltLook
  readonly back: BackLook
  /** Places that chips are put on, and hands of the same names; null where there is one place, which needs no name. */
  readonly places: Places | null
}

export interface Places {
  /** Colours that their fields are filled with, CSS. */
  readonly fills: Readonly<Record<string, string>>
  readonly names: PlaceNames
  /** The kind of table, where that has more to press than fields. */
  readonly table?: 'baccarat' | 'casinoWar' | 'redDog' | 'threeCardPoker'
}

export interface CardsTitleFacts extends Pick<CardsTitle, 'manifest' | 'felt' | 'back'> {
  readonly places?: Places
  /** `./assets/sounds.json`; null where it is silent. */
  readonly sounds: SoundSprite | null
  /** How the recording sounds at this table, where others have the same one. */
  readonly world?: SoundWorld
  /** As of every title: all files of `./assets` but what the house shows elsewhere. */
  readonly assets: Assets
}

/** A title whose look is data. */
export function cardsTitle(facts: CardsTitleFacts): CardsTitle {
  const { manifest, felt, back, sounds, world, assets, places = null } = facts
  const files = filesOf(assets, sounds)
  return {
    manifest,
    felt,
    back,
    places,
    pictures: files.pictures,
    sounds: files.sounds && { ...files.sounds, ...(world && { world }) },
    cues: cuesOf(sounds),
  }
}

function cuesOf(sprite: SoundSprite | null): CardsCues {
  const first = (...names: readonly string[]): string | null =>
    names.find((name) => sprite !== null && name in sprite.sounds) ?? null
  return {
    deal: first('card-deal'),
    turn: first('card-turn', 'card-deal'),
    chip: first('chip'),
    chips: first('chips', 'chip'),
    press: first('click', 'press'),
    win: first('win-small'),
    greatWin: first('win-nice', 'win-small'),
    music: first('music-base'),
  }
}
