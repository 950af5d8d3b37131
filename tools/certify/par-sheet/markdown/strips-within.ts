/** Reel strips found in a definition, by the names that lead to them. */
export interface NamedStrips {
  readonly name: string
  readonly reels: readonly (readonly string[])[]
}

/** All reel strips of a definition, whatever engine it is for: lists of reels, each a list of symbols longer than any grid. */
export function stripsWithin(definition: object): readonly NamedStrips[] {
  return found(definition, [])
}

/** No grid has so many rows; what is shorter is a list of something else. */
const shortestStrip = 8

function found(value: unknown, path: readonly string[]): readonly NamedStrips[] {
  if (isStrips(value)) return [{ name: nameOf(path), reels: value }]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => found(inner, [...path, key]))
}

/** Parts of a definition that say nothing of which strips they hold. */
const onTheWay = new Set(['inner', 'definition', 'spins', 'strips'])

/** The names on the way that say which strips they are. */
function nameOf(path: readonly string[]): string {
  return path.filter((part) => !onTheWay.has(part)).join(' ')
}

function isStrips(value: unknown): value is readonly (readonly string[])[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (strip: unknown) =>
        Array.isArray(strip) &&
        strip.length >= shortestStrip &&
        strip.every((symbol) => typeof symbol === 'string'),
    )
  )
}
