import type { SlotPaytable } from '@fairhouse/contract/families/slot/paytable'
import { paytableOf } from '../../../rules/family-rules.ts'
import { type ControllerState, levelByMode } from '../../play/controller-state.ts'

/**
 * What each fixed jackpot pays at the stake of the table, minor units by name. What a wheel or a trail names without an amount
 * is not among them.
 */
export function fixedJackpots({
  game,
  round,
  stake,
}: Pick<ControllerState, 'game' | 'round' | 'stake'>): ReadonlyMap<string, number> {
  const open = round?.finished === false ? levelByMode(round, game) : null
  const unit = (open ?? stake) / game.unitsPerStake
  return new Map(
    unitsOf(paytableOf('slot', game.paytable))
      .filter(({ units }) => units > 0)
      .map(({ name, units }) => [name, units * unit]),
  )
}

const unitsOf = ({ features }: SlotPaytable): readonly { name: string; units: number }[] =>
  features.flatMap((feature) => {
    if (feature.type === 'hold') return feature.jackpots
    if (feature.type === 'wheel') return feature.rings.flat().flatMap(namedPrize)
    return feature.type === 'trail' ? feature.places.flatMap(namedPrize) : []
  })

const namedPrize = ({ jackpot, pay }: { jackpot: string | null; pay: number }) =>
  jackpot === null ? [] : [{ name: jackpot, units: pay }]
