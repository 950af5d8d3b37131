/** What a title tells the kit: the rest of its look is worked out from this and from its `picture.glsl`. */
import type { Mood } from '../sound/mood.ts'
import type { Palette } from '../symbols/palette.ts'

export interface SceneSet extends PlaceSet {
  readonly reels: number
  readonly rows: number
  readonly frame: FrameLook
  readonly ground: GroundLook
  readonly sound: Mood
}

/** What every title tells, whether it has reels or not: its place, its name, its poster. */
export interface PlaceSet {
  /** As it is lettered, and how it breaks where it stands in two lines. */
  readonly name: string
  readonly lines: readonly [string] | readonly [string, string]
  /** What scenery and symbols have in common: ink, rims, typeface. */
  readonly palette: Palette
  /** How much darker the middle of the picture is, where symbols glow: 0 to 1. */
  readonly quiet: number
  /** How finely the transparency of the near picture is kept, of 100; 96 unless told. Wide soft glow needs less and weighs much. */
  readonly nearAlpha?: number
  /** Whether a feature has a picture of its own (`mood` 1 of the painting). */
  readonly feature: boolean
  readonly logo: LogoLook
  readonly poster: PosterLook
}

export interface FrameLook {
  readonly body:
    | 'wood'
    | 'stone'
    | 'metal'
    | 'enamel'
    | 'sugar'
    | 'marble'
    | 'snow'
    | 'bamboo'
    | 'rope'
    | 'plates'
    | 'felt'
    | 'carved'
  /** The body's two colours, #rrggbb. */
  readonly colours: readonly [string, string]
  readonly trim: string
  /** 1 is metal, 0 is paint. */
  readonly trimMetal: number
  /** Light that the rails give by themselves. */
  readonly trimShine?: string
  readonly bead: 'none' | 'gem' | 'bulb' | 'rivet'
  readonly beads: readonly [string, string]
  /** Distance of the beads and their radius, in heights of the frame. */
  readonly beadGap?: number
  readonly beadSize?: number
  readonly corner: 'ring' | 'block' | 'ball' | 'leaves' | 'fan' | 'bolts' | 'gear' | 'button'
  readonly gem: string
  readonly gemGlow?: number
  readonly crest: boolean
  /** 0 none, 1 between reels, 2 between all cells. */
  readonly bars: 0 | 1 | 2
}

export interface GroundLook {
  readonly pattern: 'cloth' | 'planks' | 'stone' | 'tech' | 'plain' | 'towers' | 'paper'
  readonly top: string
  readonly low: string
  readonly alpha?: number
}

export interface LogoLook {
  readonly weight: number
  readonly upper?: boolean
  readonly face: 'metal' | 'puff' | 'neon' | 'rough'
  readonly top: string
  readonly low: string
  /** Light that a metal face gives by itself, which keeps its colour where it mirrors something pale; 0.2 unless told. */
  readonly shine?: number
  readonly edge: string
  readonly edgeMetal: number
  readonly back: string
  readonly lean?: number
  readonly wave?: number
  readonly arc?: number
  readonly spacing?: number
  readonly stripes?: number
  /** Thickness in heights of the letters. */
  readonly thick?: number
}

export interface PosterLook {
  /** Names in the symbols atlas: the hero, then who stands with it. */
  readonly cast: readonly [string, string, string]
  /** Light behind the hero. */
  readonly glow: string
  /** The hero in front of the others, or those two face to face and larger; `hero` unless told. */
  readonly lineup?: 'hero' | 'duel'
}
