import type { SlotDefinition, SpinRule } from '../../definition.ts'
import type { WalkRule } from './rule.ts'

/** What is wrong with walking wilds; null when nothing is. */
export function walkFault(
  { spins, wild, fullScreen }: SlotDefinition,
  name: string,
  rule: WalkRule,
): string | null {
  const spin = spins[rule.spin]
  const starting = Object.values(spins).filter(({ walk }) => walk === name)
  if (spin === undefined || starting.length === 0) return 'no spin starts it by its walk'
  if (wild === undefined || wild.expands === true || wild.nudges === true) {
    return 'it needs a wild that neither expands nor nudges'
  }
  if (fullScreen !== undefined) return 'full screens are not counted in it: choose one'
  if ([spin, ...starting].some(changes)) {
    return 'its spins neither change cells, multiply by what is drawn nor turn as one'
  }
  if (spin.scatters.length + spin.triggers.length > 0 || spin.walk !== undefined) {
    return 'its spin holds no special symbols and starts nothing'
  }
  if (spin.strips.some((strip) => strip.includes(wild.symbol))) {
    return `no ${wild.symbol} may land in its spin`
  }
  return null
}

/** What is wrong with how a spin starts walking wilds; null when nothing is. */
export function walkStartFault(
  { features, rows, wild }: SlotDefinition,
  { strips, walk = '', respin }: SpinRule,
): string | null {
  if (features[walk]?.kind !== 'walk') return `${walk} is no walk`
  if (respin !== undefined) return 'it starts either a respin or a walk: choose one'
  const places = strips.map((strip) =>
    strip.flatMap((symbol, place) => (symbol === wild?.symbol ? [place] : [])),
  )
  if ((places[0]?.length ?? 0) > 0) return 'no wild may land on the first reel, where a walk ends'
  if (places.every((one) => one.length === 0)) return 'no wild ever lands'
  const isApart = places.every((one, reel) =>
    one.every(
      (place, i) =>
        (one[i + 1] ?? (one[0] ?? 0) + (strips[reel]?.length ?? 0)) - place >= (rows[reel] ?? 1),
    ),
  )
  return isApart ? null : 'a reel must not show two wilds: put their places further apart'
}

function changes(spin: SpinRule): boolean {
  const { wildMultipliers, chosenWild, removal, mystery, upgrade, wildDrop } = spin
  const { multiplierReel, colossal, cash } = spin
  return [
    wildMultipliers,
    chosenWild,
    removal,
    mystery,
    upgrade,
    wildDrop,
    multiplierReel,
    colossal,
    cash,
  ].some((rule) => rule !== undefined)
}
