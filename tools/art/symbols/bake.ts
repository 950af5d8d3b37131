/** Bakes what a title's list of symbols says: stills, smears, animated heroes, particles, words, digits, credits. */
import { packSheet, type Picture } from '../pack/atlas.ts'
import type { Bench, Step } from '../studio/bench.ts'
import { lift, smear, webp } from '../studio/finish.ts'
import { creditsOf, type Livery } from './credits.ts'
import { kitBench, portraitOf, type SymbolArt } from './kit.ts'
import { bakeDigits, bakeWords } from './lettering.ts'
import { bakeParticles } from './particles.ts'
import type { Palette } from './palette.ts'
import { pictureOf } from './ribbon.ts'

/** How a hero moves: t runs from 0 to 1 and ends where it began. */
export type Motion = (t: number, still: SymbolArt) => SymbolArt

/** What is known of a title before anything of it is drawn. */

/** A title's symbols: a picture each by the name that its mathematics use. */
export type SymbolSet = {
  readonly symbols: Readonly<Record<string, SymbolArt>>
  readonly heroes: Readonly<Record<string, Motion>>
  /** Symbols that may cover many cells at once, drawn finer as `<symbol>-block`. */
  readonly blocks?: readonly string[]
  /** Its wild may cover a whole reel, and has a picture for that. */
  readonly wildReel?: true
}

/** Edge of a symbol's cell in the first sheet, of its smeared twin and of an animation frame. */
const CELL = 256
const SMEAR_CELL = 96
const FRAME_CELL = 192
const FRAMES = 12
/** Edge of a picture that covers three cells by three. */
const BLOCK = 480

async function bakeSymbols(bench: Bench, palette: Palette, { symbols }: SymbolSet): Promise<void> {
  const { take } = kitBench(bench, palette)
  const pictures: Picture[] = []
  for (const [name, art] of Object.entries(symbols)) {
    const png = await lift(await pictureOf({ take, palette }, art, CELL, 2))
    pictures.push({ name, png }, { name: `${name}-blur`, png: await smear(png, SMEAR_CELL) })
  }
  const sheet = await packSheet('symbols', pictures, { quality: 72 })
  await bench.keep('symbols.webp', sheet.image)
  await bench.keep('symbols.json', sheet.description)
}

async function bakeHeroes(
  bench: Bench,
  palette: Palette,
  { symbols, heroes }: SymbolSet,
): Promise<void> {
  const { take } = kitBench(bench, palette)
  const pictures: Picture[] = []
  for (const [name, motion] of Object.entries(heroes)) {
    const still = symbols[name]
    if (still === undefined) throw new Error(`The hero ${name} is no symbol of the title.`)
    for (let i = 0; i < FRAMES; i++) {
      const frame = motion(i / FRAMES, still)
      const png = await lift(await pictureOf({ take, palette }, frame, FRAME_CELL, 1.5))
      pictures.push({ name: `${name}-${String(i).padStart(2, '0')}`, png })
    }
  }
  const sheet = await packSheet('heroes', pictures, { quality: 40, avif: true })
  await bench.keep('heroes.avif', sheet.image)
  await bench.keep('heroes.json', sheet.description)
}

async function bakeBlocks(
  bench: Bench,
  palette: Palette,
  { symbols, blocks = [] }: SymbolSet,
): Promise<void> {
  const { take } = kitBench(bench, palette)
  const pictures: Picture[] = []
  for (const name of blocks) {
    const art = symbols[name]
    if (art === undefined) throw new Error(`The block ${name} is no symbol of the title.`)
    const png = await lift(await pictureOf({ take, palette }, art, BLOCK, 1.25))
    pictures.push({ name: `${name}-block`, png })
  }
  const sheet = await packSheet('blocks', pictures, { quality: 45, avif: true })
  await bench.keep('blocks.avif', sheet.image)
  await bench.keep('blocks.json', sheet.description)
}

async function bakeWildReel(bench: Bench, palette: Palette, { symbols }: SymbolSet): Promise<void> {
  const { take } = kitBench(bench, palette)
  if (symbols['wild'] === undefined) throw new Error('A title without a wild has no wild reel.')
  const portrait = portraitOf(
    { ...symbols['wild'], scene: 'wild-reel', extent: 1 },
    palette,
    CELL,
    2,
  )
  const png = await take({ ...portrait, height: CELL * 3, distance: 14, rise: 0 })
  await bench.keep('wild-reel.webp', await webp(await lift(png), 80))
}

/** What `npm run art -- TITLE` makes of a title's symbols. */
export const symbolSteps = (
  { palette }: Livery,
  set: SymbolSet,
): Readonly<Record<string, Step>> => ({
  symbols: (bench) => bakeSymbols(bench, palette, set),
  heroes: (bench) => bakeHeroes(bench, palette, set),
  ...(set.wildReel && { 'wild-reel': (bench: Bench) => bakeWildReel(bench, palette, set) }),
  ...(set.blocks && { blocks: (bench: Bench) => bakeBlocks(bench, palette, set) }),
})

/** What it makes of a title's colours alone. */
export const liverySteps = (livery: Livery): Readonly<Record<string, Step>> => ({
  particles: (bench) => bakeParticles(bench, livery.palette),
  words: (bench) => bakeWords(bench, livery.palette),
  digits: (bench) => bakeDigits(bench, livery.palette),
  credits: ({ keep }) => keep('credits.json', creditsOf(livery)),
})
