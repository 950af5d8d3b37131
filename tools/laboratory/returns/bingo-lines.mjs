// Bingo whose cards may hold every number: line and house. Calls are followed one by one; whatever they are, cards do not depend on each other.
import { setsOf, shareOf } from '../rounds/bingo.mjs'
import { chosen, potOf } from './bingo-pots.mjs'

/** Pairs of units and a chance, of one card among so many. */
export function linePayouts(definition, cards) {
  const law = callsOfCard(definition)
  const [linePot, housePot] = ['line', 'house'].map((prize) => potOf(definition, cards, prize))
  const chance = (isIn) =>
    law.reduce((sum, [a, b, probability]) => sum + (isIn(a, b) ? probability : 0), 0)
  return law.flatMap(([a, b, own]) => {
    // What another card has: the line or the house with the same call, and neither earlier.
    const others = {
      line: chance((line, house) => line === a && house > b),
      house: chance((line, house) => line > a && house === b),
      both: chance((line, house) => line === a && house === b),
      later: chance((line, house) => line > a && house > b),
      lineAlone: chance((line) => line === a),
      lineLater: chance((line) => line > a),
      houseAlone: chance((_, house) => house === b),
      houseLater: chance((_, house) => house > b),
    }
    const both = wonBoth(others, cards, linePot, housePot)
    const bothLines = wonOne(others.lineAlone, others.lineLater, cards, linePot)
    const bothHouses = wonOne(others.houseAlone, others.houseLater, cards, housePot)
    return [
      ...bothLines,
      ...bothHouses,
      ...both.flatMap(([line, house, probability]) => [
        [line, -probability],
        [house, -probability],
        [line + house, probability],
      ]),
    ].map(([units, probability]) => [units, probability * own])
  })
}

/** A card's first line and its house, by their calls, with the chance of it: call by call, which of its cells are daubed. */
function callsOfCard({ numbers, side }) {
  const cells = side * side
  const lines = setsOf({ side }, 'line').map((set) =>
    set.reduce((bits, cell) => bits | (1 << cell), 0),
  )
  const hasLine = (bits) => lines.some((line) => (bits & line) === line)
  const law = new Map()
  /** By what is daubed before there is a line; then by how many cells are, and when the line came. */
  let open = new Map([[0, 1]])
  let lined = new Map()
  for (let call = 1; call <= numbers; call++) {
    const left = numbers - call + 1
    const nextOpen = new Map()
    const nextLined = new Map()
    const put = (to, key, chance) => chance > 0 && to.set(key, (to.get(key) ?? 0) + chance)
    const line = (bits, at, chance) => {
      const count = bitsIn(bits)
      if (count === cells) put(law, `${at} ${call}`, chance)
      else put(nextLined, `${at} ${count}`, chance)
    }
    for (const [bits, chance] of open) {
      put(nextOpen, bits, (chance * (left - cells + bitsIn(bits))) / left)
      for (let cell = 0; cell < cells; cell++) {
        const then = bits | (1 << cell)
        if (then === bits) continue
        if (hasLine(then)) line(then, call, chance / left)
        else put(nextOpen, then, chance / left)
      }
    }
    for (const [key, chance] of lined) {
      const [at, count] = key.split(' ').map(Number)
      put(nextLined, key, (chance * (left - cells + count)) / left)
      const daubed = (chance * (cells - count)) / left
      if (count + 1 === cells) put(law, `${at} ${call}`, daubed)
      else put(nextLined, `${at} ${count + 1}`, daubed)
    }
    open = nextOpen
    lined = nextLined
  }
  return [...law].map(([key, chance]) => [...key.split(' ').map(Number), chance])
}

function bitsIn(bits) {
  let count = 0
  for (let rest = bits; rest > 0; rest &= rest - 1) count++
  return count
}

/** Pairs of units and a chance for a card that others may share one pot with. */
function wonOne(same, later, cards, pot) {
  const won = []
  for (let also = 0; also < cards; also++) {
    const chance = chosen(cards - 1, also) * same ** also * later ** (cards - 1 - also)
    for (let rank = 0; rank <= also; rank++)
      won.push([shareOf(pot, also + 1, rank), chance / (also + 1)])
  }
  return won
}

/** Triples of the units of line and house and a chance, for a card that wins both: which of its fellows have smaller numbers decides who gets what is left over. */
function wonBoth({ line, house, both, later }, cards, linePot, housePot) {
  const won = []
  const others = cards - 1
  for (let i = 0; i <= others; i++)
    for (let j = 0; i + j <= others; j++)
      for (let l = 0; i + j + l <= others; l++) {
        const rest = others - i - j - l
        const chance =
          chosen(others, i) *
          chosen(others - i, j) *
          chosen(others - i - j, l) *
          line ** i *
          house ** j *
          both ** l *
          later ** rest
        if (chance === 0) continue
        const among = i + j + l
        for (let x = 0; x <= i; x++)
          for (let y = 0; y <= j; y++)
            for (let z = 0; z <= l; z++) {
              const before = x + y + z
              // Its place among all that win is drawn evenly, and so is which of them come before it.
              const ordered =
                (chosen(i, x) * chosen(j, y) * chosen(l, z)) / chosen(among, before) / (among + 1)
              won.push([
                shareOf(linePot, i + l + 1, x + z),
                shareOf(housePot, j + l + 1, y + z),
                chance * ordered,
              ])
            }
      }
  return won
}
