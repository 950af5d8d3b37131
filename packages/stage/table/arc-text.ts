/** How a line of text follows a circle: over a hill (letters stand on it, read clockwise) or in a bowl (they lie in it, as on a felt seen by players). */
export type Bend = 'hill' | 'bowl'

export interface ArcLine {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly bend: Bend
}

export interface LetterPlace {
  readonly x: number
  readonly y: number
  /** Radians by which the letter is turned from upright. */
  readonly angle: number
}

/**
 * Where letters stand whose middle of the line is the top of a hill or the bottom of a bowl.
 * @param middles distance of each letter's middle from the middle of the line, along it.
 */
export function onArc(
  middles: readonly number[],
  { x, y, radius, bend }: ArcLine,
): readonly LetterPlace[] {
  return middles.map((along) => {
    const angle = along / radius
    return bend === 'hill'
      ? { x: x + radius * Math.sin(angle), y: y - radius * Math.cos(angle), angle }
      : { x: x + radius * Math.sin(angle), y: y + radius * Math.cos(angle), angle: -angle }
  })
}

/** What a reader takes for one letter: accents and joined marks stay with theirs. */
export const lettersOf = (text: string): readonly string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
