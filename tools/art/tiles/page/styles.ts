/** How a title is lettered. Materials as in `material.ts`; lengths in parts of the letters' height. */
export interface Style {
  readonly font: 'Cinzel Decorative' | 'Outfit' | 'Inter'
  readonly weight: number
  readonly upper: boolean
  readonly face: string
  readonly rim: string | null
  /** Of the outline around all, and of the letters' thickness below it. */
  readonly edge: string
  readonly depth: number
  /** Overlaid from top to bottom. */
  readonly tints: readonly [string, string] | null
  readonly swell: number
  readonly squeeze: number
  readonly slant: number
  /** How far the middle rises; negative: hangs. */
  readonly arc: number
  /** How far letters jump. */
  readonly bounce: number
  /** Shines around. */
  readonly halo: string | null
}

const style = (
  font: Style['font'],
  weight: number,
  face: string,
  rim: string | null,
  edge: string,
  more: Partial<Style> = {},
): Style => ({
  font,
  weight,
  face,
  rim,
  edge,
  upper: true,
  depth: 0.09,
  tints: null,
  swell: -0.09,
  squeeze: 1,
  slant: 0,
  arc: 0,
  bounce: 0,
  halo: null,
  ...more,
})

export const styles = {
  chisel: style('Cinzel Decorative', 900, 'gold', 'bronze', '#1d0a04', {
    upper: false,
    tints: ['#fff8d0', '#ffb84a'],
  }),
  regal: style('Cinzel Decorative', 900, 'glossA', 'gold', '#16040e', {
    upper: false,
    arc: 0.18,
    tints: ['#ffffff', '#8a50c0'],
  }),
  frost: style('Cinzel Decorative', 900, 'gloss#d8f4ff', 'silver', '#06224a', {
    upper: false,
    tints: ['#ffffff', '#3a9af0'],
    halo: '#6fd0ff',
  }),
  sugar: style('Outfit', 900, 'glossA', 'satin#ffffff', '#5a0c4a', {
    upper: false,
    swell: 0.16,
    bounce: 0.09,
    tints: ['#fff0fa', '#f02a8a'],
  }),
  jelly: style('Outfit', 900, 'gloss#ffd23a', 'satin#ffffff', '#a01c3c', {
    upper: false,
    swell: 0.18,
    bounce: 0.06,
    arc: 0.14,
    tints: ['#fff6a0', '#ff7a1c'],
  }),
  blaze: style('Outfit', 900, 'gloss#ffb01e', 'satin#7a0c08', '#1c0404', {
    slant: -0.16,
    tints: ['#fff8a0', '#f0301c'],
    halo: '#ff6a1c',
  }),
  chrome: style('Inter', 900, 'silver', 'satin#10182c', '#04060e', {
    slant: -0.14,
    squeeze: 0.9,
    tints: ['#ffffff', '#5a8ae0'],
  }),
  poster: style('Inter', 900, 'satin#fff2d8', 'satin#8a1c1c', '#1c0a08', {
    squeeze: 0.76,
    tints: ['#ffffff', '#f0b06a'],
    swell: -0.04,
  }),
  comic: style('Inter', 900, 'glossB', 'satin#ffffff', '#0c0a18', {
    slant: -0.06,
    arc: 0.2,
    swell: 0.12,
    tints: ['#ffffff', '#2038a8'],
  }),
  tube: style('Outfit', 700, 'glow#fff4ff', 'glowA', '#12041e', {
    depth: 0,
    swell: 0.1,
    halo: '#ff4ad8',
  }),
  laser: style('Inter', 800, 'glow#eaffff', 'glowB', '#021018', {
    depth: 0,
    squeeze: 0.84,
    slant: -0.1,
    swell: 0.08,
    halo: '#2ae8ff',
  }),
  stone: style('Cinzel Decorative', 700, 'satin#efe0c2', 'satin#5a4632', '#150e08', {
    swell: -0.13,
    depth: 0.12,
    tints: ['#fffaf0', '#e0c898'],
  }),
  timber: style('Outfit', 900, 'satin#f4d9a0', 'satin#6a3414', '#1e0c04', {
    squeeze: 0.84,
    arc: -0.12,
    depth: 0.13,
    tints: ['#fff2cc', '#c8803a'],
  }),
  jade: style('Cinzel Decorative', 900, 'gloss#3ad08a', 'gold', '#031c14', {
    upper: false,
    tints: ['#f0ffe8', '#40b080'],
  }),
  lacquer: style('Outfit', 900, 'gloss#e8202e', 'gold', '#2a0408', {
    arc: -0.1,
    tints: ['#ffc0a0', '#d8343c'],
  }),
  copper: style('Inter', 900, 'bronze', 'satin#3a1408', '#0e0604', {
    squeeze: 0.82,
    depth: 0.14,
    tints: ['#fff6e4', '#f0b078'],
  }),
  velvet: style('Cinzel Decorative', 900, 'rose', 'satin#4a0c30', '#14020e', {
    upper: false,
    arc: 0.12,
    tints: ['#ffffff', '#ffc0d4'],
    halo: '#ff6aa8',
  }),
  storm: style('Outfit', 900, 'gloss#4a9af0', 'silver', '#040e2a', {
    slant: 0.08,
    swell: -0.1,
    tints: ['#e8f8ff', '#1c3ac8'],
    halo: '#4a9aff',
  }),
} satisfies Readonly<Record<string, Style>>

export type StyleName = keyof typeof styles
