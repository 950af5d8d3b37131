/** The kit at work: takes pictures of its sculptures in the colours of a title, and remembers those it has taken. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Shape } from '../page/wire.ts'
import type { Bench, Take } from '../studio/bench.ts'
import { type Hex, linear, type Palette } from './palette.ts'
import { sculptureSource } from './source.ts'

/** Pictures by what they were made from, so that a title is baked again at the price of what changed. */
const CACHE = join(tmpdir(), 'fairhouse-art')

/** A sculpture and how it is photographed; colours are `#rrggbb`, at most six. */
export type SymbolArt = {
  readonly scene: string
  readonly tints?: readonly Hex[]
  readonly shapes?: readonly Shape[]
  readonly knobs?: readonly [number, number, number, number]
  /** Half of the visible width: smaller is larger. */
  readonly extent?: number
  readonly phase?: number
  readonly turn?: number
  readonly bloomGain?: number
  /** Two of it in one cell: parted by the cut that made them, or face to face. */
  readonly twin?: 'cut' | 'pair'
  /** A word on a ribbon across its foot. */
  readonly ribbon?: { readonly text: string; readonly cloth: Hex }
}

type Tint = ReturnType<typeof linear>

const COLOURS = 8
const RIGHT = 6

function tintsOf(art: readonly Hex[], palette: Palette): readonly Tint[] {
  return Array.from({ length: COLOURS }, (_, i) => {
    const hex = i < RIGHT ? art[i] : palette.rims[i - RIGHT]
    return hex === undefined ? [0.5, 0.5, 0.5] : linear(hex)
  })
}

const keyOf = (what: unknown): string =>
  createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 40)

async function remembered(key: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(CACHE, `${key}.png`))
  } catch {
    // Not taken before.
    return undefined
  }
}

/** A bench whose sculptures are those of the kit, in the colours of a title. */
export function kitBench(bench: Bench, palette: Palette): Bench {
  return { ...bench, take: (take) => photograph(bench, palette, take) }
}

async function photograph(bench: Bench, palette: Palette, take: Take): Promise<Buffer> {
  const { scene, ...shot } = take
  const source = await sculptureSource(scene)
  const tints = shot.tints ?? tintsOf([], palette)
  const key = keyOf([source, shot, tints])
  const known = await remembered(key)
  if (known !== undefined) return known
  const large = await bench.stage.shoot({ ...shot, tints, source })
  const png = await sharp(large)
    .resize(shot.width, shot.height, { kernel: 'lanczos3', fit: 'fill' })
    .png()
    .toBuffer()
  await mkdir(CACHE, { recursive: true })
  await writeFile(join(CACHE, `${key}.png`), png)
  return png
}

/** How a symbol is photographed in a square of `edge` pixels. */
export function portraitOf(art: SymbolArt, palette: Palette, edge: number, samples: number): Take {
  const { ribbon: _, twin: __, ...sculpture } = art
  return {
    distance: 7,
    rise: 0.25,
    extent: 1.07,
    bloom: edge / 50,
    bloomGain: 0.35,
    ...sculpture,
    tints: tintsOf(art.tints ?? [], palette),
    width: edge,
    height: edge,
    samples,
  }
}

/** Colours of a word or an amount: face, edge, back. */
export const wordTints = (palette: Palette): readonly Tint[] =>
  tintsOf([palette.metal, palette.accent, palette.ink], palette)
