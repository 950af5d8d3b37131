/** The colours of a title: what its symbols, scenery, frame and lettering have in common. */

/** `#rrggbb`. */
export type Hex = `#${string}`

/** What the letters A K Q J 10 9 are made of. */
export type LetterStyle =
  | 'enamel'
  | 'stone'
  | 'neon'
  | 'wood'
  | 'icing'
  | 'brass'
  | 'molten'
  | 'glass'
  | 'rope'
  | 'porcelain'
  | 'felt'
  | 'inlay'
  | 'ore'
  | 'ice'
  | 'cog'
  | 'glow'
  | 'rune'
  | 'plank'
  | 'shell'

export type Palette = {
  /** The darkest: outlines, shadows, the backs of words. */
  readonly ink: Hex
  /** What stands behind the symbols on the reels. */
  readonly ground: Hex
  /** Backdrop, above and below. */
  readonly sky: readonly [Hex, Hex]
  /** The two colours the title is known by. */
  readonly main: Hex
  readonly accent: Hex
  /** Rims, plates, frame and digits. */
  readonly metal: Hex
  /** Light from behind, on the right and on the left. */
  readonly rims: readonly [Hex, Hex]
  /** Colours of A K Q J 10 9, in this order; shorter when a title has fewer letters. */
  readonly letters: readonly Hex[]
  readonly style: LetterStyle
  /** Typeface of letters, words and logo. */
  readonly face: 'Outfit' | 'Cinzel Decorative' | 'Inter'
}

type Linear = readonly [number, number, number]

/** A colour in linear light, as sculptures want it. */
export function linear(hex: Hex): Linear {
  const part = (at: number): number => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}
