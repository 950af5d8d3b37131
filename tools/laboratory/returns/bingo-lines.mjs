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
      const after = afterCell(bits, cells)
      for (const then of after.filter(hasLine)) line(then, call, chance / left)
      for (const then of after.filter((bitsThen) => !hasLine(bitsThen)))
        put(nextOpen, then, chance / left)
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

/** What may be daubed after one more cell. */
const afterCell = (bits, cells) =>
  Array.from({ length: cells }, (_, cell) => bits | (1 << cell)).filter((then) => then !== bits)

/** Triples of the units of line and house and a chance, for a card that wins both: which of its fellows have smaller numbers decides who gets what is left over. */
function wonBoth({ line, house, both, later }, cards, linePot, housePot) {
  const others = cards - 1
  return upTo([others, others, others])
    .filter(([i, j, l]) => i + j + l <= others)
    .flatMap(([i, j, l]) => {
      const rest = others - i - j - l
      const orders = chosen(others, i) * chosen(others - i, j) * chosen(others - i - j, l)
      const chance = orders * line ** i * house ** j * both ** l * later ** rest
      if (chance === 0) return []
      const among = i + j + l
      return upTo([i, j, l]).map(([x, y, z]) => {
        const before = x + y + z
        // Its place among all that win is drawn evenly, and so is which of them come before it.
        const ordered =
          (chosen(i, x) * chosen(j, y) * chosen(l, z)) / chosen(among, before) / (among + 1)
        return [
          shareOf(linePot, i + l + 1, x + z),
          shareOf(housePot, j + l + 1, y + z),
          chance * ordered,
        ]
      })
    })
}

/** All lists of whole numbers from 0 to these. */
function upTo([most, ...others]) {
  if (most === undefined) return [[]]
  const rest = upTo(others)
  return Array.from({ length: most + 1 }, (_, value) => rest.map((more) => [value, ...more])).flat()
}
