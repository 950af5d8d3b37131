import type { lights } from './lights.ts'
import type { layouts } from './layouts.ts'
import type { MoodName } from './scene/moods.ts'
import type { SceneName } from './scene/all.ts'
import type { StyleName } from './styles.ts'
import type { ThingName } from './things/all.ts'

/** Everything that decides how a tile looks. */
export interface TileJob {
  readonly seed: number
  /** Lettered on the tile. */
  readonly title: string
  /** Below it, on a plate of its own. */
  readonly mark: string | null
  readonly scene: SceneName
  readonly mood: MoodName
  readonly hero: ThingName
  /** Beside or around the hero. */
  readonly beside: ThingName
  readonly accents: readonly [string, string]
  readonly light: keyof typeof lights
  readonly lettering: StyleName
  readonly layout: keyof typeof layouts
  readonly mirrored: boolean
  /** A rising line, as in games that end with a crash. */
  readonly curve: boolean
  /** A sight over the hero, as in games of shooting. */
  readonly sight: boolean
}
