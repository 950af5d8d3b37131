import type { SlotDefinition } from './definition.ts'
import { demand, isWhole } from './demand.ts'
import type { ChooseRule } from './features/choose/rule.ts'
import { holdFault } from './features/hold/rule.ts'
import { respinFault } from './features/respin/check-respin.ts'
import type { BookRule, FeatureRule, PickRule, StickyReelsRule } from './features/rules.ts'
import { trailFault } from './features/trail/rule.ts'
import { walkFault } from './features/walk/check-walk.ts'
import { wheelFault } from './features/wheel/rule.ts'

/** Holds features to what engine and proofs rely on. */
export function checkFeatures(definition: SlotDefinition): void {
  for (const [name, rule] of Object.entries(definition.features)) {
    checkFeature(definition, name, rule)
  }
}

function checkFeature(definition: SlotDefinition, name: string, rule: FeatureRule): void {
  if ('spin' in rule) demand(rule.spin in definition.spins, `${name} plays no spin ${rule.spin}`)
  const played = 'options' in rule ? rule.options : 'spin' in rule ? [rule] : []
  demand(
    played.every(({ spin }) => definition.spins[spin]?.cash === undefined),
    `${name} plays a spin with cash, which only a spin that opens a round collects`,
  )
  demand(
    rule.kind === 'freeSpins' ||
      rule.kind === 'choose' ||
      played.every(({ spin }) => definition.spins[spin]?.colossal === undefined),
    `${name} plays a spin whose reels turn as one, which only plain free spins do`,
  )
  switch (rule.kind) {
    case 'freeSpins':
      demand(isWhole(rule.most) && rule.most > 0, `${name}: the most free spins must be whole`)
      return
    case 'stickyReels':
      checkSticky(definition, name, rule)
      return
    case 'book':
      checkBook(definition, name, rule)
      return
    case 'pick':
      checkPick(name, rule)
      return
    case 'choose':
      checkChoose(definition, name, rule)
      return
    case 'hold':
      refuse(name, holdFault(rule) ?? holdTriggerFault(definition, name))
      return
    case 'wheel':
      refuse(name, wheelFault(rule))
      return
    case 'trail':
      refuse(name, trailFault(rule))
      return
    case 'walk':
      refuse(name, walkFault(definition, name, rule))
      return
    case 'respin':
      refuse(name, respinFault(definition, name, rule))
  }
}

function refuse(name: string, fault: string | null): void {
  demand(fault === null, `${name}: ${fault}`)
}

/** Cells in view are what a hold-and-spin starts with, so what starts it must be just how many there are. */
function holdTriggerFault({ spins, rows }: SlotDefinition, name: string): string | null {
  const cells = rows.reduce((sum, row) => sum + row, 0)
  const isCount = (by: readonly number[]) =>
    by.length === cells + 1 && by.every((value, count) => value === 0 || value === count)
  const tables = Object.values(spins).flatMap(({ triggers }) =>
    triggers.filter(({ feature }) => feature === name).map(({ by }) => by),
  )
  return tables.every(isCount)
    ? null
    : `what starts it must say for every count up to ${cells} either 0 or that count`
}

function checkChoose({ spins }: SlotDefinition, name: string, { options }: ChooseRule): void {
  demand(options.length > 1, `${name} needs options to choose from`)
  for (const { spin, spins: count, most } of options) {
    demand(spin in spins, `${name} plays no spin ${spin}`)
    demand(
      isWhole(count) && count > 0 && isWhole(most) && most >= count,
      `${name}: free spins of ${spin} must be whole, and the most no fewer`,
    )
  }
}

function checkSticky({ wild, spins }: SlotDefinition, name: string, rule: StickyReelsRule): void {
  const spin = spins[rule.spin]
  demand(
    wild?.expands === true || spin?.mystery?.fills === true,
    `${name} needs a wild that expands, or a mystery that fills its reel`,
  )
  demand(spin?.removal === undefined, `${name}: no symbols go from reels that stay: choose one`)
  demand(
    spin !== undefined && spin.triggers.length === 0 && spin.scatters.length === 0,
    `${name}: its spin holds no special symbols`,
  )
  demand(isWhole(rule.extraPerReel), `${name}: extra free spins must be whole`)
}

function checkBook(
  { pays, spins, fullScreen }: SlotDefinition,
  name: string,
  rule: BookRule,
): void {
  const { chosenWild, removal, mystery, upgrade, wildDrop, multiplierReel } = spins[rule.spin] ?? {}
  demand(
    [fullScreen, chosenWild, removal, mystery, upgrade, wildDrop, multiplierReel].every(
      (one) => one === undefined,
    ),
    `${name}: its special symbol is proved only beside cells that stay as they are: choose one`,
  )
  demand(isWhole(rule.most) && rule.most > 0, `${name}: the most free spins must be whole`)
  const { symbols, drawn = 1 } = rule
  demand(
    isWhole(drawn) && drawn > 0 && drawn <= symbols.length,
    `${name} needs symbols to draw from, no fewer than are drawn`,
  )
  demand(
    rule.chosen === undefined ||
      (rule.drawn === undefined &&
        symbols.length > 1 &&
        symbols.every(({ weight }) => weight === 1)),
    `${name} lets the player choose: several symbols, each of the weight 1, and none is drawn`,
  )
  demand(
    new Set(symbols.map(({ symbol }) => symbol)).size === symbols.length,
    `${name} names a symbol twice: give it the weight of both`,
  )
  for (const { symbol, weight } of rule.symbols) {
    demand(symbol in pays, `${name} may draw ${symbol}, which pays nothing`)
    demand(isWhole(weight) && weight > 0, `${name}: the weight of ${symbol} must be whole`)
  }
}

function checkPick(name: string, { prizes, enders }: PickRule): void {
  demand(
    prizes.length > 0 && prizes.every((prize) => isWhole(prize) && prize > 0),
    `${name}: prizes must be whole and positive`,
  )
  demand(isWhole(enders) && enders > 0, `${name}: something must end it`)
}
