import type { Insets, Language } from '../rounds/game-stage.ts'
import { colourOf, cssColour, mixed } from '../screen/colour.ts'
import type { LetterStyle } from '../screen/lettering.ts'
import type { Textures } from '../screen/load-textures.ts'
import type { Trigger } from '../families/slot/anticipation.ts'
import { jackpotPlaces } from '../families/slot/jackpot-places.ts'
import type { FrameShape } from '../families/slot/layout.ts'
import { cellSize, type SlotSkin, type SymbolLook } from '../families/slot/skin.ts'
import type { StagedLevel } from '../wins/win-level.ts'
import type { Ambient } from '../scenes/motes.ts'

/** What the stage needs of a title's colours, '#rrggbb' (`games/<uri>/palette.ts`, which its art is drawn in too). */
export interface Palette {
  /** Darkest: outlines and plates. */
  readonly ink: string
  readonly ground: string
  readonly main: string
  readonly accent: string
  /** Rims and lettering. */
  readonly metal: string
}

/** A title's colours on the stage, and how its reels behave. */
export interface Look extends Palette {
  /** Typeface of painted words; Outfit where there is none. `address` is that of its file. */
  readonly face?: { readonly family: string; readonly weight: number; readonly address: string }
  /** Strips that spin, symbols that drop in, or cells that turn over. */
  readonly arrival?: SlotSkin['arrival']
  /** Values of a reel of multipliers that turns beside the others. */
  readonly multiplierReel?: readonly number[]
  /** What the place is tinted with in free spins where it has no picture of its own for them. */
  readonly freeTint?: string
  readonly ambient?: Omit<Ambient, 'tint'> & { readonly tint: string }
}

export interface SkinFacts {
  readonly look: Look
  readonly symbols: readonly string[]
  readonly jackpots: readonly string[]
  readonly triggers: readonly Trigger[]
  readonly grid: { readonly reels: number; readonly rows: number }
  /** How far the frame stands out, in cells (`frame.json`). */
  readonly frame: Readonly<Record<'wide' | 'tall', Insets>>
}

/** How far jackpot plates stand above the window, and a hair's breadth, in cells. */
function platesAbove({ jackpots, grid }: SkinFacts, portrait: boolean): number {
  const places = jackpotPlaces(jackpots.length, grid.reels * cellSize, portrait)
  return Math.max(0, ...places.map(({ y }) => 0.03 - y / cellSize))
}

const levels: readonly StagedLevel[] = ['nice', 'big', 'mega', 'epic']

/** The skin of a title from its colours and its pictures. */
export function skinOf(facts: SkinFacts, textures: Textures, language: Language): SlotSkin {
  const { look, symbols, triggers, grid, frame } = facts
  const [main, accent, metal] = [look.main, look.accent, look.metal].map(colourOf)
  const shapeOf = (kind: 'wide' | 'tall'): FrameShape => ({
    frame: frame[kind],
    above: Math.max(0, platesAbove(facts, kind === 'tall') - frame[kind].top),
    logoRatio: ratioOf(textures, logos[kind]),
  })
  const bakedWords = levels.filter((level) => textures.has(`${level}-win`))
  const openers = new Set(triggers.map(({ symbol }) => symbol))
  return {
    shape: { ...grid, wide: shapeOf('wide'), tall: shapeOf('tall') },
    feel: { speed: 27, launch: 0.2, landing: 1.6 },
    arrival: look.arrival ?? 'spin',
    symbols: new Map(symbols.map((symbol) => [symbol, lookOf(textures, symbol)])),
    covers: picturesOf(textures, symbols, 'reel'),
    blocks: picturesOf(textures, symbols, 'block'),
    wide: { frame: textures.get('frame-wide'), logo: textures.get(logos.wide) },
    tall: { frame: textures.get('frame-tall'), logo: textures.get(logos.tall) },
    panel: textures.get('reels-back'),
    multiplierReel: look.multiplierReel ?? [],
    passing: symbols.filter((symbol) => !openers.has(symbol)),
    triggers,
    lettering: letteringOf(look),
    plate: { ground: colourOf(look.ink), rim: metal ?? 0xffd86a },
    levelWords:
      language === 'en'
        ? new Map(bakedWords.map((level) => [level, textures.get(`${level}-win`)]))
        : new Map(),
    coins: framesNamed(textures, 'coin'),
    framesOf: (symbol) => framesNamed(textures, symbol),
    lineColours: coloursOfLines(main ?? 0xffc94d, accent ?? 0x6fb6ff),
    winLight: metal ?? 0xffc94d,
    suspenseLight: main ?? 0xff5a3c,
  }
}

const logos = { wide: 'logo-wide', tall: 'logo-stacked' } as const

/** The title's own colours first, bright enough for light, then others that stand apart from them. */
const coloursOfLines = (main: number, accent: number): readonly number[] => [
  mixed(main, 0xffffff, 0.3),
  mixed(accent, 0xffffff, 0.3),
  0xffc94d,
  0x7be0c4,
  0xc58bff,
  0xff8fc0,
  0xb7e36a,
]

/** Faces of Japanese letterings, as the style sheets of the pages list them: what a system has, then the house's own. */
const japanese =
  '"Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic UI", Meiryo, "House Japanese"'

/** Letters of metal with a bright upper half and a dark edge in the middle. */
function letteringOf({ face, metal, ink }: Look): LetterStyle {
  const base = colourOf(metal)
  const shade = (to: number, share: number): string => cssColour(mixed(base, to, share))
  return {
    font: face
      ? `"${face.family}", ${japanese}, Georgia, serif`
      : `"Outfit", ${japanese}, sans-serif`,
    weight: face?.weight ?? 800,
    size: 120,
    fill: [
      [0, shade(0xffffff, 0.85)],
      [0.32, shade(0xffffff, 0.35)],
      [0.52, shade(0, 0.05)],
      [0.57, shade(0, 0.38)],
      [0.8, shade(0xffffff, 0.1)],
      [1, shade(0xffffff, 0.7)],
    ],
    outline: ink,
  }
}

const lookOf = (textures: Textures, symbol: string): SymbolLook => ({
  still: textures.get(symbol),
  blurred: textures.get(`${symbol}-blur`),
  scale: symbol.length <= 2 ? 0.86 : 0.98,
})

/** Pictures of symbols for another purpose, of those that have one. */
const picturesOf = (
  textures: Textures,
  symbols: readonly string[],
  purpose: 'reel' | 'block',
): SlotSkin['covers'] =>
  new Map(
    symbols
      .filter((symbol) => textures.has(`${symbol}-${purpose}`))
      .map((symbol) => [symbol, textures.get(`${symbol}-${purpose}`)]),
  )

const framesNamed = (textures: Textures, name: string): SlotSkin['coins'] =>
  textures
    .named(`${name}-`)
    .filter((frame) => /^\d\d$/.test(frame.slice(name.length + 1)))
    .map((frame) => textures.get(frame))

function ratioOf(textures: Textures, name: string): number {
  const { width, height } = textures.get(name)
  return width / height
}
