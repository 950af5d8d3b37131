import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url'
import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'
import { openLayers } from '../scenes/backdrop.ts'
import { FreeSpins } from '../scenes/free-spins.ts'
import { colourOf } from '../screen/colour.ts'
import type { Trigger } from '../families/slot/anticipation.ts'
import type { FeatureScenes, SlotTitle } from '../families/slot/title.ts'
import type { SoundSprite } from '../sound/sprite.ts'
import { type Assets, filesOf } from './assets.ts'
import { cuesOf } from './cues.ts'
import { type Look, type Palette, type SkinFacts, skinOf } from './look.ts'
import { type Names, nameIn } from './names.ts'

/** What makes one title another than the next: data. */
export interface TitleFacts {
  readonly manifest: GameManifest
  /** Its colours (`games/<uri>/palette.ts`). */
  readonly palette: Palette
  /** What its reels do that the palette does not tell, and colours that differ on the stage. */
  readonly look?: Omit<Look, keyof Palette> & Partial<Palette>
  /** All symbols of its mathematics (`games/<uri>/symbols.ts`). */
  readonly symbols: readonly string[]
  readonly wilds: readonly string[]
  /** What opens its features, for suspense; a symbol that opens nothing by count is not here. */
  readonly triggers: readonly Trigger[]
  /** What the reels show before the first round. */
  readonly restGrid: readonly (readonly string[])[]
  /** Height of the window in cells, where reels change their number of rows; else that of `restGrid`. */
  readonly windowRows?: number
  /** Names of its jackpots, dearest first, whose amounts stand over the reels. */
  readonly jackpots?: readonly string[]
  readonly names: Names
  /** `./assets/frame.json` and `./assets/sounds.json`; null where it is silent. */
  readonly frame: SkinFacts['frame']
  readonly sounds: SoundSprite | null
  /**
   * `import.meta.glob<string>(['./assets/*.{webp,avif,json,fnt,ogg,mp3}', '!./assets/{tile-,hero-,social}*'],
   * { query: '?url', import: 'default', eager: true })`: all but what the house shows elsewhere.
   */
  readonly assets: Assets
  /** Scenes of its features, of `@fairhouse/stage/scenes` or its own. */
  readonly scenes?: FeatureScenes
}

/** A title whose look is data: pictures by their agreed names, scenes in its colours. */
export function defaultTitle(facts: TitleFacts): SlotTitle {
  const { manifest, symbols, triggers, restGrid, names, wilds, jackpots = [] } = facts
  const { ink, ground, main, accent, metal } = facts.palette
  const look: Look = { ink, ground, main, accent, metal, ...facts.look }
  const rows = facts.windowRows ?? Math.max(...restGrid.map((column) => column.length))
  const grid = { reels: restGrid.length, rows }
  const scatters = triggers.map(({ symbol }) => symbol)
  const cues = cuesOf(facts.sounds, { scatters, wilds })
  const { face, ambient } = look
  const backdrop = {
    freeTint: colourOf(look.freeTint ?? '#b9a2d8'),
    ambient: ambient ? { ...ambient, tint: colourOf(ambient.tint) } : null,
  }
  return {
    ...filesOf(facts.assets, facts.sounds),
    manifest,
    fonts: [face ?? { family: 'Outfit', address: outfit }],
    skin: (textures, language) =>
      skinOf({ look, symbols, jackpots, triggers, grid, frame: facts.frame }, textures, language),
    jackpots,
    restGrid,
    cues,
    symbolName: (symbol, count, language) => nameIn(names, symbol, count, language),
    openBackdrop: (tools) => openLayers(tools, backdrop),
    openFreeSpins: (tools) => new FreeSpins(tools),
    scenes: facts.scenes ?? {},
  }
}
