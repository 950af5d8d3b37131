import type { Game } from '@fairhouse/contract/entities/game'

/**
 * An order in which every game has the same chance of every place: by a hash of its address. The same on every node and for every visitor,
 * and another one for another `deal`, so that no game and no provider stays in front for ever.
 * @param deal for example the day, `2026-11-22`.
 */
export function fairly(deal: string): (left: Game, right: Game) => number {
  const places = new Map<string, number>()
  const placeOf = (uri: string): number => {
    const known = places.get(uri)
    if (known !== undefined) return known
    const place = hash32(`${deal} ${uri}`)
    places.set(uri, place)
    return place
  }
  return (left, right) =>
    placeOf(left.uri) - placeOf(right.uri) || (left.uri < right.uri ? -1 : Number(left !== right))
}

/** FNV-1a with a last mixing, for texts that differ in one letter only. */
function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
