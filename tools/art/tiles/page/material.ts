import { type Rgb, ramp, rgb } from './colour.ts'

/** How a surface answers light. */
export interface Material {
  /** Colours of a metal by how bright that is which it mirrors. */
  readonly metal: Float32Array | null
  readonly base: Rgb
  /** Strength of highlights. */
  readonly gloss: number
  /** Facets that the surface is cut into; 0: smooth. */
  readonly facets: number
  /** Shines by itself, from 0 to 1. */
  readonly glow: number
}

const metals: Readonly<Record<string, Float32Array>> = {
  gold: ramp([
    [0, '#2e1303'],
    [0.22, '#7a3d08'],
    [0.45, '#d08a1c'],
    [0.66, '#ffd257'],
    [0.84, '#fff0a8'],
    [1, '#ffffff'],
  ]),
  silver: ramp([
    [0, '#10151f'],
    [0.25, '#454f60'],
    [0.5, '#93a0b3'],
    [0.75, '#dbe4ef'],
    [1, '#ffffff'],
  ]),
  bronze: ramp([
    [0, '#1c0903'],
    [0.3, '#6a3113'],
    [0.55, '#b86a2f'],
    [0.8, '#f0b277'],
    [1, '#fff3df'],
  ]),
  iron: ramp([
    [0, '#06080c'],
    [0.35, '#2b323d'],
    [0.6, '#596473'],
    [0.85, '#a3afbf'],
    [1, '#eef3fa'],
  ]),
  rose: ramp([
    [0, '#2b0a12'],
    [0.3, '#8d3a46'],
    [0.55, '#dd8d8a'],
    [0.8, '#ffd3c6'],
    [1, '#ffffff'],
  ]),
}

const kinds: Readonly<Record<string, Pick<Material, 'gloss' | 'facets' | 'glow'>>> = {
  gloss: { gloss: 1, facets: 0, glow: 0 },
  satin: { gloss: 0.45, facets: 0, glow: 0 },
  matte: { gloss: 0.12, facets: 0, glow: 0 },
  gem: { gloss: 1.3, facets: 8, glow: 0.16 },
  glow: { gloss: 0.3, facets: 0, glow: 0.9 },
}

const known = new Map<string, Material>()

/**
 * @param name a metal, or a kind with its colour such as `gloss#cc2211`; `A` and `B` in place of the colour are the tile's own
 * @param accents the tile's two colours
 */
export function materialOf(name: string, accents: readonly [string, string]): Material {
  const metal = metals[name]
  if (metal) return { metal, base: [1, 1, 1], gloss: 1, facets: 0, glow: 0 }
  const full = name.replace(/A$/, accents[0]).replace(/B$/, accents[1])
  const found = known.get(full)
  if (found) return found
  const [kind = '', hex = ''] = full.split('#')
  const looks = kinds[kind]
  if (!looks || hex.length !== 6) throw new RangeError(`no material ${name}`)
  const material = { metal: null, base: rgb(`#${hex}`), ...looks }
  known.set(full, material)
  return material
}
