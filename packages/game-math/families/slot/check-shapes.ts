import { item } from '../../at.ts'
import type { SlotDefinition, SpinRule } from './definition.ts'
import { demand, isWhole } from './demand.ts'

/** Holds what changes the shape of what a spin shows, and cash on its reels, to what engine and proofs rely on. */
export function checkShapes(definition: SlotDefinition, name: string, spin: SpinRule): void {
  checkNudges(definition, name, spin)
  checkBlock(definition, name, spin)
  checkCash(definition, name, spin)
}

/** A stack of wilds is as tall as its reel, and a window that shows some of it shows no other stack and nothing special. */
function checkNudges({ wild, rows }: SlotDefinition, name: string, spin: SpinRule): void {
  if (wild?.nudges !== true) return
  demand(wild.expands !== true, `${wild.symbol} either expands or nudges: choose one`)
  demand(spin.wildDrop === undefined, `spin ${name}: wilds that drop do not nudge: choose one`)
  const special = specialsOf(spin)
  for (const [reel, strip] of spin.strips.entries()) {
    const height = item(rows, reel)
    const at = (stop: number) => item(strip, (stop + strip.length) % strip.length)
    const isWild = strip.map((symbol) => symbol === wild.symbol)
    const heads = strip.flatMap((symbol, stop) =>
      symbol === wild.symbol && at(stop - 1) !== wild.symbol ? [stop] : [],
    )
    const isSound = heads.every((head) => {
      const stack = Array.from({ length: height }, (_, row) => at(head + row))
      const around = Array.from({ length: height - 1 }, (_, row) => [
        at(head - 1 - row),
        at(head + height + row),
      ]).flat()
      return (
        stack.every((symbol) => symbol === wild.symbol) &&
        around.every((symbol) => symbol !== wild.symbol && !special.includes(symbol))
      )
    })
    demand(
      isSound && isWild.filter(Boolean).length === heads.length * height,
      `strip ${reel + 1} of spin ${name}: ${wild.symbol} must come in stacks of ${height}, with ${height - 1} symbols on either side that are neither wild nor special`,
    )
  }
}

/** Reels of a block are neighbours of one height and share a strip that holds nothing special. */
function checkBlock({ rows, wild }: SlotDefinition, name: string, spin: SpinRule): void {
  const { colossal } = spin
  if (colossal === undefined) return
  const [first = 0] = colossal
  demand(
    colossal.length > 1 &&
      colossal.every((reel, i) => reel === first + i && isWhole(reel, rows.length - 1)),
    `spin ${name}: reels that turn as one must be neighbours, from the left`,
  )
  const strip = item(spin.strips, first)
  demand(
    colossal.every(
      (reel) => String(spin.strips[reel]) === String(strip) && rows[reel] === rows[first],
    ),
    `spin ${name}: reels that turn as one must share their strip and their height`,
  )
  demand(
    !strip.some((symbol) => specialsOf(spin).includes(symbol)),
    `spin ${name}: the strip of a block holds no special symbols`,
  )
  demand(
    spin.wildMultipliers === undefined && wild?.expands !== true && wild?.nudges !== true,
    `spin ${name}: a block of wilds neither multiplies, expands nor nudges: choose one`,
  )
}

function checkCash({ pays, wild }: SlotDefinition, name: string, spin: SpinRule): void {
  const { cash } = spin
  if (cash === undefined) return
  const { symbol, collector, values } = cash
  demand(symbol !== collector, `spin ${name}: ${symbol} cannot collect itself`)
  for (const one of [symbol, collector]) {
    demand(
      spin.strips.some((strip) => strip.includes(one)),
      `${one} is on no strip of spin ${name}: add it or drop the cash`,
    )
    demand(
      !(one in pays) && one !== wild?.symbol,
      `spin ${name}: ${one} carries or collects cash, so it neither pays nor is wild`,
    )
  }
  demand(wild?.expands !== true, `spin ${name}: a wild that expands would cover cash: choose one`)
  demand(values.length > 0, `spin ${name}: ${symbol} needs amounts`)
  for (const { value, weight } of values) {
    demand(isWhole(value) && value > 0, `spin ${name}: an amount of ${symbol} must be whole`)
    demand(isWhole(weight) && weight > 0, `spin ${name}: the weight of ${value} must be whole`)
  }
}

function specialsOf({ scatters, triggers, chosenWild, cash }: SpinRule): readonly string[] {
  return [
    ...[...scatters, ...triggers, ...(chosenWild ? [chosenWild] : [])].map(({ symbol }) => symbol),
    ...(cash ? [cash.symbol, cash.collector] : []),
  ]
}
