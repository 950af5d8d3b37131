import { openHold } from '@fairhouse/stage/scenes/hold'
import { openGamble } from '@fairhouse/stage/scenes/gamble'
import { openOffer } from '@fairhouse/stage/scenes/offer'
import { openTrail } from '@fairhouse/stage/scenes/trail'
import { openWheel } from '@fairhouse/stage/scenes/wheel'
import type { SlotTitle } from '@fairhouse/stage/families/slot/title'
import { defaultTitle } from '@fairhouse/stage/titles/default-title'
import { sampleArt } from './sample-art.ts'

/** Rows of each reel of the sample boards. */
export const sampleGrids = {
  '3x3': [3, 3, 3],
  '5x3': [3, 3, 3, 3, 3],
  '5x4': [4, 4, 4, 4, 4],
  '5x5': [5, 5, 5, 5, 5],
  '6x5': [5, 5, 5, 5, 5, 5],
  '6x6': [6, 6, 6, 6, 6, 6],
  ways: [4, 7, 3, 6, 2, 5],
} as const
export type SampleGrid = keyof typeof sampleGrids

const sampleSymbols = ['wild', 'star', 'lion', 'ruby', 'gem', 'leaf', 'A', 'K', 'Q', 'J'] as const
/** Symbols that only come about: two of another in one cell. */
const splitSymbols = ['AA'] as const
const drawnSymbols = [...sampleSymbols, ...splitSymbols]

/** A symbol for each cell: the same ones every time, none of them one that opens anything. */
export const sampleGrid = (rows: readonly number[], salt = 0): string[][] =>
  rows.map((count, reel) =>
    Array.from(
      { length: count },
      (_, row) => sampleSymbols[2 + ((reel * 7 + row * 3 + salt * 5 + reel * row) % 8)] ?? 'A',
    ),
  )

/** A title of stand-ins, on any grid. */
export async function sampleTitle(grid: SampleGrid): Promise<SlotTitle> {
  const rows = sampleGrids[grid]
  const none = { en: {}, de: {}, es: {}, pt: {}, fr: {}, ja: {} }
  const drops = grid === '6x5' || grid === '6x6'
  return defaultTitle({
    manifest: {
      id: 0,
      uri: 'sample',
      name: 'Sample',
      category: 1281,
      family: 'slot',
      version: 1,
      hasImagePreview: false,
      since: '2026-01-01',
      themes: [],
      features: [],
    },
    palette: {
      ink: '#1b0d2e',
      ground: '#2c1a4d',
      main: '#ff5a8a',
      accent: '#48c8ff',
      metal: '#f2c14e',
    },
    look: {
      arrival: grid === '5x5' ? 'cells' : drops ? 'drop' : 'spin',
      ambient: { tint: '#ffd9a0', count: 24, fall: -0.02, size: 0.012 },
    },
    symbols: drawnSymbols,
    wilds: ['wild'],
    triggers: [{ symbol: 'star', needed: 3, reels: [0, 1, 2, 3, 4] }],
    restGrid: sampleGrid(rows),
    ...(grid === 'ways' ? { windowRows: 4.6 } : {}),
    names: none,
    frame: {
      wide: { top: 0.2, right: 0.2, bottom: 0.2, left: 0.2 },
      tall: { top: 0.14, right: 0.1, bottom: 0.14, left: 0.1 },
    },
    sounds: null,
    assets: await sampleArt(drawnSymbols),
    jackpots: ['grand', 'major', 'minor', 'mini'],
    scenes: {
      hold: openHold,
      wheel: openWheel,
      trail: openTrail('lion'),
      offer: openOffer,
      gamble: openGamble,
    },
  })
}
