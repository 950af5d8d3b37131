import type { RespinStart, SlotDefinition, SpinRule } from '../../definition.ts'
import type { RespinRule } from './rule.ts'

/** What is wrong with a respin; null when nothing is. */
export function respinFault(
  { spins, wild }: SlotDefinition,
  name: string,
  rule: RespinRule,
): string | null {
  const spin = spins[rule.spin]
  const starting = Object.values(spins).filter(({ respin }) => respin?.feature === name)
  if (spin === undefined || starting.length === 0) return 'no spin starts it by its respin'
  if (wild?.expands === true) return 'reels are not held where wilds expand: choose one'
  if (spin.respin !== undefined) return 'its spin starts a respin again, without an end'
  if ([spin, ...starting].some(({ wildMultipliers }) => wildMultipliers !== undefined)) {
    return 'neither its spin nor those that start it multiply by wilds: choose one'
  }
  if (spin.removal !== undefined) return 'no symbols go from reels that are held: choose one'
  if (spin.triggers.length > 0 && starting.some(({ mode }) => mode !== 'base')) {
    return 'in free spins it must start nothing: leave the triggers of its spin out'
  }
  return starting.some(({ strips }) => JSON.stringify(strips) !== JSON.stringify(spin.strips))
    ? 'its strips must be those of the spins that start it'
    : null
}

/** What is wrong with how a spin starts a respin; null when nothing is. */
export function respinStartFault(
  { features, rows }: SlotDefinition,
  { strips, scatters, triggers }: SpinRule,
  { feature, symbol, count }: RespinStart,
): string | null {
  if (features[feature]?.kind !== 'respin') return `${feature} is no respin`
  if (![...scatters, ...triggers].some((special) => special.symbol === symbol)) {
    return `what holds reels must be a scatter or start something: ${symbol} is neither`
  }
  if (!Number.isSafeInteger(count) || count < 1 || count >= rows.length) {
    return `${symbol} must hold at least one reel and not all of them`
  }
  const isApart = strips.every((strip, reel) => gapsOf(strip, symbol) >= (rows[reel] ?? 1))
  return isApart ? null : `a reel must not show ${symbol} twice: put its places further apart`
}

/** The fewest steps from one place of a symbol to its next, around the end of the strip. */
function gapsOf(strip: readonly string[], symbol: string): number {
  const places = strip.flatMap((one, place) => (one === symbol ? [place] : []))
  const gaps = places.map((place, i) => (places[i + 1] ?? (places[0] ?? 0) + strip.length) - place)
  return Math.min(strip.length, ...gaps)
}
