// What instant games return: each bet's outcomes with their chances. Of those that go on step by step, of a player who stops where stopping returns most.
import { fieldChances, fieldPays, towerChances, towerPays } from '../rounds/instant-pays.mjs'
import { fraction, numberOf, plus, times, zero } from './fraction.mjs'

const price = 100

export function gateReturns({ bets, certificate }, { perMille }) {
  return bets.map(({ name }) => {
    // The headline's target is the most that it wins.
    const target =
      name === 'base' ? Math.round(certificate.topPrize.x * price) : Number(name.slice(6))
    const wins = (BigInt(perMille) * 2n ** 32n) / 10n / BigInt(target)
    return summed(name, [
      { units: target, chance: fraction(wins, 2n ** 32n) },
      { units: 0, chance: fraction(2n ** 32n - wins, 2n ** 32n) },
    ])
  })
}

export function pegsReturns({ bets }, { boards }) {
  const named = boards.map((board) => ({ ...board, name: `${board.risk}${board.rows}` }))
  return bets.map(({ name }) => {
    const { rows, half } = boardOf(named, bets, name)
    // Pascal's triangle, row by row.
    let ways = [1n]
    for (let row = 0; row < rows; row++)
      ways = [...ways, 0n].map((count, slot) => count + (ways[slot - 1] ?? 0n))
    return summed(
      name,
      ways.map((count, slot) => ({
        units: half[Math.min(slot, rows - slot)],
        chance: fraction(count, 2n ** BigInt(rows)),
      })),
    )
  })
}

export function minesReturns({ bets }, definition) {
  const named = Array.from({ length: definition.cells - 1 }, (_, index) => ({
    name: `mines${index + 1}`,
    mines: index + 1,
  }))
  return bets.map(({ name }) => {
    const { mines } = boardOf(named, bets, name)
    return bestOf(name, fieldPays(definition, mines), fieldChances(definition, mines))
  })
}

export function towerReturns({ bets }, definition) {
  const named = definition.towers.map(({ risk }) => ({ name: risk, risk }))
  return bets.map(({ name }) => {
    const { risk } = boardOf(named, bets, name)
    return bestOf(name, towerPays(definition, risk), towerChances(definition, risk))
  })
}

/** What each card wins is a table of draws. */
export function scratchReturns({ bets }, { of, cards }) {
  const named = cards.map((card) => ({ ...card, name: card.card.replaceAll('-', '') }))
  return bets.map(({ name }) => {
    const { prizes } = boardOf(named, bets, name)
    return summed(name, rest(prizes, of))
  })
}

/** Each bet on digits, by going through all that the drums may show. */
export function pickReturns({ bets }, { straight, box, pair }) {
  return bets.map(({ name }) => {
    const alike = name.endsWith('alike')
    const digits = alike ? [3, 3, 8] : [1, 5, 9]
    const any = alike ? box.alike : box.differing
    const kind = alike ? name.slice(0, -5) : name
    const ways = new Map()
    for (let all = 0; all < 1000; all++) {
      const drums = [Math.floor(all / 100), Math.floor(all / 10) % 10, all % 10]
      const units = unitsOfPick(kind, digits, drums, { straight, any, pair })
      ways.set(units, (ways.get(units) ?? 0) + 1)
    }
    ways.delete(0)
    return summed(name, rest([...ways], 1000))
  })
}

/** What a bet of this kind on these digits wins when the drums show this; pairs are of 1, 5 and 9. */
function unitsOfPick(kind, digits, drums, { straight, any, pair }) {
  const isStraight = digits.every((digit, place) => drums[place] === digit)
  const isBox = inOrder(drums) === inOrder(digits)
  return {
    base: isStraight ? straight : 0,
    box: isBox ? any : 0,
    straightbox: (isStraight ? straight / 2 : 0) + (isBox ? any / 2 : 0),
    frontpair: drums[0] === 1 && drums[1] === 5 ? pair : 0,
    backpair: drums[1] === 5 && drums[2] === 9 ? pair : 0,
    splitpair: drums[0] === 1 && drums[2] === 9 ? pair : 0,
  }[kind]
}

const inOrder = (digits) => digits.toSorted((one, other) => one - other).join()

/** Chances of units won in so many of all ways, and of nothing in the others. */
function rest(won, of) {
  const none = won.reduce((left, [, ways]) => left - ways, of)
  return [...won, [0, none]].map(([units, ways]) => ({
    units,
    chance: fraction(BigInt(ways), BigInt(of)),
  }))
}

/** What a bet is on by its name; the headline is the one that no other bet names. */
function boardOf(named, bets, name) {
  const isOther = (one) => bets.some((bet) => bet.name === one.name)
  return named.find((one) => (name === 'base' ? !isOther(one) : one.name === name))
}

/** Of equal returns the one after fewer steps. */
function bestOf(name, pays, chances) {
  const all = pays.map((units, step) => {
    const [ways, of] = chances[step]
    return summed(name, [
      { units, chance: fraction(ways, of) },
      { units: 0, chance: fraction(of - ways, of) },
    ])
  })
  return all.reduce((best, one) =>
    one.exact.top * best.exact.bottom > best.exact.top * one.exact.bottom ? one : best,
  )
}

function summed(name, outcomes) {
  const exact = outcomes.reduce(
    (sum, { units, chance }) => plus(sum, times(chance, fraction(BigInt(units), BigInt(price)))),
    zero,
  )
  const known = outcomes.map(({ units, chance }) => ({ units, chance: numberOf(chance) }))
  const sum = (of) => known.reduce((all, one) => all + of(one) * one.chance, 0)
  const ratio = sum(({ units }) => units / price)
  return {
    name,
    price,
    exact,
    ratio,
    hit: sum(({ units }) => (units > 0 ? 1 : 0)),
    sigma: Math.sqrt(sum(({ units }) => (units / price) ** 2) - ratio ** 2),
    atLeast: (least) => sum(({ units }) => (units >= least ? 1 : 0)),
  }
}
