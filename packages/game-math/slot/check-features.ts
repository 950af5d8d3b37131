import type { SlotDefinition } from './definition.ts'
import { demand, isWhole } from './demand.ts'
import type { BookRule, FeatureRule, PickRule, StickyReelsRule } from './features/rules.ts'

/** Holds features to what engine and proofs rely on. */
export function checkFeatures(definition: SlotDefinition): void {
  for (const [name, rule] of Object.entries(definition.features)) {
    checkFeature(definition, name, rule)
  }
}

function checkFeature(definition: SlotDefinition, name: string, rule: FeatureRule): void {
  if ('spin' in rule) demand(rule.spin in definition.spins, `${name} plays no spin ${rule.spin}`)
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
  }
}

function checkSticky({ wild, spins }: SlotDefinition, name: string, rule: StickyReelsRule): void {
  const spin = spins[rule.spin]
  demand(wild?.expands === true, `${name} needs a wild that expands`)
  demand(
    spin !== undefined && spin.triggers.length === 0 && spin.scatters.length === 0,
    `${name}: its spin holds no special symbols`,
  )
  demand(isWhole(rule.extraPerReel), `${name}: extra free spins must be whole`)
}

function checkBook({ pays }: SlotDefinition, name: string, rule: BookRule): void {
  demand(isWhole(rule.most) && rule.most > 0, `${name}: the most free spins must be whole`)
  demand(rule.symbols.length > 0, `${name} needs symbols to draw from`)
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
