import { type Draw, drawFrom } from './draw.ts'
import { openStream } from './stream.ts'

/** The seeds of one small game: the house's, promised by its hash before, and what the player's browser gave. Each pair is used once. */
export interface PromoSeeds {
  readonly serverSeed: Uint8Array
  readonly clientSeed: string
}

const chanceOf = ({ serverSeed, clientSeed }: PromoSeeds): Draw =>
  drawFrom(openStream(serverSeed).round(clientSeed, 0))

/** Where each reel stops, counted from 0, from left to right. @param lengths stops of each reel. */
export function drawStops(seeds: PromoSeeds, lengths: readonly number[]): number[] {
  const chance = chanceOf(seeds)
  return lengths.map((length) => chance.below(length))
}

/** The numbers from 0 to `count` - 1 in an order that is as likely as any other (Fisher and Yates, from the last place down). */
export function drawOrder(seeds: PromoSeeds, count: number): number[] {
  const chance = chanceOf(seeds)
  const order = Array.from({ length: count }, (_, place) => place)
  for (let last = count - 1; last > 0; last -= 1) {
    const other = chance.below(last + 1)
    const [one, two] = [order[last], order[other]]
    if (one === undefined || two === undefined) throw new RangeError('a place that is none')
    order[last] = two
    order[other] = one
  }
  return order
}

/** How many floors a climb comes up: from each, a draw of 0 below `among` leads to the next, up to the last. */
export function drawClimb(
  seeds: PromoSeeds,
  { floors, among }: { readonly floors: number; readonly among: number },
): number {
  const chance = chanceOf(seeds)
  let floor = 0
  while (floor < floors && chance.below(among) === 0) floor += 1
  return floor
}
