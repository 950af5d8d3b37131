import type { Language } from '@fairhouse/stage/rounds/game-stage'
import type { LetterStyle } from '@fairhouse/stage/screen/lettering'
import type { Textures } from '@fairhouse/stage/screen/load-textures'
import type { SlotSkin, SymbolLook } from '@fairhouse/stage/families/slot/skin'
import type { StagedLevel } from '@fairhouse/stage/wins/win-level'
import { symbols } from '../symbols.ts'

const lettering: LetterStyle = {
  font: '"Cinzel Decorative", Georgia, serif',
  weight: 900,
  size: 120,
  fill: [
    [0, '#fff6cf'],
    [0.3, '#f7cd66'],
    [0.52, '#c9821f'],
    [0.56, '#8f4d0d'],
    [0.78, '#eeb445'],
    [1, '#fff0b8'],
  ],
  outline: '#330d07',
}

/** Baked words are English. */
const levels: readonly StagedLevel[] = ['nice', 'big', 'mega', 'epic']

export function createSkin(textures: Textures, language: Language): SlotSkin {
  return {
    shape: {
      reels: 5,
      rows: 3,
      // What the baked frames stand out around their window, in cells.
      wide: {
        frame: { top: 1.02, right: 0.52, bottom: 0.54, left: 0.52 },
        above: 0,
        logoRatio: ratioOf(textures, 'logo-wide'),
      },
      tall: {
        frame: { top: 0.86, right: 0.12, bottom: 0.48, left: 0.12 },
        above: 0,
        logoRatio: ratioOf(textures, 'logo-stacked'),
      },
    },
    arrival: 'spin',
    feel: { speed: 27, launch: 0.2, landing: 1.6 },
    symbols: new Map(symbols.map((symbol) => [symbol, lookOf(textures, symbol)])),
    blocks: new Map(),
    multiplierReel: [],
    covers: new Map([['wild', textures.get('wild-reel')]]),
    wide: { frame: textures.get('frame-wide'), logo: textures.get('logo-wide') },
    tall: { frame: textures.get('frame-tall'), logo: textures.get('logo-stacked') },
    panel: textures.get('reels-back'),
    passing: ['count', 'witch', 'wolf', 'skull', 'potion', 'key', 'A', 'K', 'Q', 'J'],
    triggers: [
      { symbol: 'moon', needed: 3, reels: [0, 1, 2, 3, 4] },
      { symbol: 'coffin', needed: 3, reels: [0, 2, 4] },
    ],
    lettering,
    plate: { ground: 0x2e0e14, rim: 0xc08a3a },
    levelWords:
      language === 'en'
        ? new Map(levels.map((level) => [level, textures.get(`${level}-win`)]))
        : new Map(),
    coins: textures.named('coin-').map((name) => textures.get(name)),
    framesOf: (symbol) =>
      textures
        .named(`${symbol}-`)
        .filter((name) => /-\d\d$/.test(name))
        .map((name) => textures.get(name)),
    lineColours: [0xffc94d, 0xff6a4d, 0x7be0c4, 0xc58bff, 0x6fb6ff, 0xff8fc0, 0xb7e36a],
    winLight: 0xffc94d,
    suspenseLight: 0xff5a3c,
  }
}

const lookOf = (textures: Textures, symbol: string): SymbolLook => ({
  still: textures.get(symbol),
  blurred: textures.get(`${symbol}-blur`),
  scale: symbol.length === 1 ? 0.86 : 0.98,
})

function ratioOf(textures: Textures, name: string): number {
  const { width, height } = textures.get(name)
  return width / height
}
