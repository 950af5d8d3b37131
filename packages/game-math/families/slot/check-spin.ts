import type { SlotDefinition, SpinRule } from './definition.ts'
import { checkShapes } from './check-shapes.ts'
import { removalFault } from './check-removal.ts'
import { upgradeFault } from './check-upgrade.ts'
import { demand, isWhole } from './demand.ts'
import { respinStartFault } from './features/respin/check-respin.ts'
import { walkStartFault } from './features/walk/check-walk.ts'

/** Holds one way to spin to what engine and proofs rely on. */
export function checkSpin(definition: SlotDefinition, name: string, spin: SpinRule): void {
  const { rows, symbols } = definition
  demand(
    spin.strips.length === rows.length,
    `spin ${name} has ${spin.strips.length} strips for ${rows.length} reels`,
  )
  for (const [reel, strip] of spin.strips.entries()) {
    const where = `strip ${reel + 1} of spin ${name}`
    demand(strip.length >= (rows[reel] ?? 0), `${where} is shorter than its window: add symbols`)
    for (const symbol of strip) {
      demand(symbols.includes(symbol), `${where} shows ${symbol}, which is not among the symbols`)
    }
  }
  checkSpecials(definition, name, spin)
  checkWilds(definition, name, spin)
  checkShapes(definition, name, spin)
  const { respin, walk } = spin
  if (walk !== undefined) {
    const fault = walkStartFault(definition, spin)
    demand(fault === null, `spin ${name}: ${fault}`)
  }
  if (respin !== undefined) {
    const fault = respinStartFault(definition, spin, respin)
    demand(fault === null, `spin ${name}: ${fault}`)
  }
  checkModifiers(definition, name, spin)
}

function checkSpecials(
  { pays, features, wild }: SlotDefinition,
  name: string,
  { strips, scatters, triggers }: SpinRule,
): void {
  for (const { symbol } of [...scatters, ...triggers]) {
    demand(
      strips.some((strip) => strip.includes(symbol)),
      `${symbol} is on no strip of spin ${name}: add it or drop its rule`,
    )
    demand(
      !(symbol in pays) || symbol === wild?.symbol,
      `${symbol} pays on lines and is special in spin ${name}: choose one`,
    )
  }
  for (const { feature, by } of triggers) {
    demand(feature in features, `spin ${name} starts ${feature}, which is no feature`)
    demand(
      by.every((value, n) => isWhole(value) && value >= (by[n - 1] ?? 0)) && by[0] === 0,
      `spin ${name}: what starts ${feature} must be whole, 0 for none, and must not fall`,
    )
    demand(
      by.some((value) => value > 0),
      `spin ${name}: nothing ever starts ${feature}`,
    )
  }
  for (const { symbol, pays: row } of scatters) {
    demand(
      row.every((pay, n) => isWhole(pay) && pay >= (row[n - 1] ?? 0)) && row[0] === 0,
      `spin ${name}: the pays of ${symbol} must be whole, 0 for none, and must not fall`,
    )
  }
}

/**
 * An expanding wild must not cover a special symbol; special symbols keep so far apart, also around the end of the strip, that a
 * window shows one at most.
 */
function checkWilds({ wild, rows }: SlotDefinition, name: string, spin: SpinRule): void {
  if (wild === undefined || wild.expands !== true) return
  const special = [...spin.scatters, ...spin.triggers].map(({ symbol }) => symbol)
  for (const [reel, strip] of spin.strips.entries()) {
    const isApart = strip.map((symbol) => symbol === wild.symbol || special.includes(symbol))
    const near = (at: number) =>
      Array.from({ length: (rows[reel] ?? 1) - 1 }, (_, i) => isApart[(at + i + 1) % strip.length])
    demand(
      isApart.every((apart, at) => !apart || !near(at).includes(true)),
      `strip ${reel + 1} of spin ${name}: ${[wild.symbol, ...special].join(', ')} must be at least ${rows[reel]} rows apart, also around the end`,
    )
  }
}

function checkModifiers(definition: SlotDefinition, name: string, spin: SpinRule): void {
  const { multiplier = 1, wildMultipliers = [], chosenWild, multiplierReel = [] } = spin
  demand(isWhole(multiplier) && multiplier > 0, `spin ${name}: its multiplier must be whole`)
  for (const { value, weight } of [...wildMultipliers, ...multiplierReel]) {
    demand(isWhole(value) && value > 0, `spin ${name}: multiplier ${value} must be whole`)
    checkWeight(name, `multiplier ${value}`, weight)
  }
  demand(
    definition.wild !== undefined || wildMultipliers.length === 0,
    `spin ${name} multiplies by wilds, but the game has none: add a wild`,
  )
  for (const { symbol, weight } of chosenWild?.choices ?? []) {
    demand(
      definition.symbols.includes(symbol),
      `spin ${name} may make ${symbol} wild, which is no symbol`,
    )
    checkWeight(name, symbol, weight)
  }
  checkMystery(definition, name, spin)
  const fault = removalFault(definition, spin) ?? upgradeFault(definition, spin)
  demand(fault === null, `spin ${name}: ${fault}`)
  checkDrop(definition, name, spin)
}

function checkMystery(
  { pays, wild }: SlotDefinition,
  name: string,
  { mystery, strips, scatters, triggers }: SpinRule,
): void {
  if (mystery === undefined) return
  const { symbol: hidden, choices, fills } = mystery
  demand(
    strips.some((strip) => strip.includes(hidden)),
    `spin ${name}: ${hidden} is on no strip of it: add it or drop its rule`,
  )
  demand(
    !(hidden in pays) && choices.length > 0,
    `spin ${name}: ${hidden} pays nothing itself, and needs symbols to become`,
  )
  for (const { symbol, weight } of choices) {
    demand(symbol in pays, `spin ${name}: ${hidden} may become ${symbol}, which pays nothing`)
    checkWeight(name, symbol, weight)
  }
  demand(
    fills !== true || (wild?.expands !== true && scatters.length + triggers.length === 0),
    `spin ${name}: ${hidden} fills reels, so no wild may expand and the spin holds no special symbols`,
  )
}

function checkDrop({ wild, rows }: SlotDefinition, name: string, spin: SpinRule): void {
  const { wildDrop, wildMultipliers } = spin
  if (wildDrop === undefined) return
  demand(wild !== undefined, `spin ${name} drops wilds, but the game has none: add a wild`)
  demand(
    wildMultipliers === undefined && wild?.expands !== true,
    `spin ${name}: wilds that drop neither multiply nor expand: choose one`,
  )
  demand(isWhole(wildDrop.none), `spin ${name}: how often nothing drops must be whole`)
  for (const { cells, weight } of wildDrop.patterns) {
    checkWeight(name, 'a pattern of wilds', weight)
    for (const [reel, row] of cells) {
      demand(
        isWhole(row, (rows[reel] ?? 0) - 1),
        `spin ${name}: a wild drops off the grid at reel ${reel}, row ${row}`,
      )
    }
  }
}

function checkWeight(spin: string, what: string, weight: number): void {
  demand(isWhole(weight) && weight > 0, `spin ${spin}: the weight of ${what} must be whole`)
}
