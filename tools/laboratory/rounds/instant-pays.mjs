// What stopping pays after each step of a field or a tower: the return divided by the chance, rounded up to a hundredth, as far as the most allows.

/** Ways, of others, in which each step and all before it hold: tile after tile, each drawn among those that are left. */
export function fieldChances({ cells }, mines) {
  let chance = [1n, 1n]
  return Array.from({ length: cells - mines }, (_, turned) => {
    chance = [chance[0] * BigInt(cells - mines - turned), chance[1] * BigInt(cells - turned)]
    return chance
  })
}

export function towerChances({ levels, towers }, risk) {
  const { width, traps } = towers.find((tower) => tower.risk === risk)
  let chance = [1n, 1n]
  return Array.from({ length: levels }, () => {
    chance = [chance[0] * BigInt(width - traps), chance[1] * BigInt(width)]
    return chance
  })
}

export const fieldPays = (definition, mines) => paysOf(definition, fieldChances(definition, mines))

export const towerPays = (definition, risk) => paysOf(definition, towerChances(definition, risk))

function paysOf({ perMille, mostUnits }, chances) {
  const pays = chances.map(([ways, of]) => {
    const [top, bottom] = [BigInt(perMille) * of, 10n * ways]
    return Number(top / bottom + (top % bottom === 0n ? 0n : 1n))
  })
  const end = pays.findIndex((units) => units > mostUnits)
  return end < 0 ? pays : pays.slice(0, end)
}
