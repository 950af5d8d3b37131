// Rounds of craps: bets that live over several rolls of two dice.

const numbers = [4, 5, 6, 8, 9, 10]
const oneRoll = {
  field: [2, 3, 4, 9, 10, 11, 12],
  anySeven: [7],
  anyCraps: [2, 3, 12],
  two: [2],
  three: [3],
  eleven: [11],
  twelve: [12],
}

/** Plays a round; between rolls it yields what may be done. */
export function* playCraps({ definition, order }, round, _, selection) {
  const table = { definition, order, point: null, bets: new Map(), cost: 0 }
  lay(table, round, selection.chips)
  roll(table, round)
  while (table.bets.size > 0) {
    const down = [...table.bets.keys()].filter((spot) => !/^(pass|come(-\d+)?)$/.test(spot))
    const { type, data } = yield ['throwDice', ...(down.length > 0 ? ['takeBets'] : [])]
    if (type === 'takeBets') takeDown(table, round, data.spots)
    else {
      lay(table, round, data.chips)
      roll(table, round)
    }
  }
  round.tell('roundEnded', { total: round.units })
}

function lay(table, round, chips) {
  const { bets, order } = table
  const laid = sorted(order, Object.entries(chips))
  for (const [spot, count] of laid) bets.set(spot, (bets.get(spot) ?? 0) + count)
  const stake = laid.reduce((sum, [, count]) => sum + count, 0)
  const told = laid.map(([spot, count]) => ({ spot, stake: count }))
  table.cost += stake
  if (stake > 0) round.tell('crapsBet', { chip: 1, chips: told, stake, cost: table.cost })
}

/** Bets that win or come back are paid first, in the order of the table; then those that lose go, then come bets move, then the puck. */
function roll(table, round) {
  const dice = [round.draw(6) + 1, round.draw(6) + 1]
  round.tell('crapsRolled', { dice })
  const { left, lost, moves } = settle(table, round, dice)
  table.bets = left
  if (lost.length > 0) round.tell('crapsLost', { chips: lost })
  for (const [spot, to] of moves) round.tell('crapsMoved', { spot, to })
  movePuck(table, round, dice[0] + dice[1])
}

/** Pays bets that win or come back; the others are lost, or left to wait for a number. */
function settle(table, round, dice) {
  const lost = []
  const moves = []
  const left = new Map()
  for (const [spot, stake] of sorted(table.order, [...table.bets])) {
    const { kind, number } = partsOf(spot, table.point)
    const { back, to } = outcomeOf(table.definition, kind, number, dice)
    if (to !== undefined) left.set(to === number || isLine(kind) ? spot : `${kind}-${to}`, stake)
    if (to !== undefined && to !== number && !isLine(kind)) moves.push([spot, `${kind}-${to}`])
    if (back === 0) lost.push({ spot, stake })
    if (back > 0) {
      const pay = round.pay(Math.round(stake * back))
      round.tell('crapsPaid', { spot, stake, pay, total: round.units })
    }
  }
  return { left, lost, moves }
}

function movePuck(table, round, sum) {
  const on = table.point === null ? numbers.includes(sum) : sum !== 7 && sum !== table.point
  const point = on ? (table.point ?? sum) : null
  if (point !== table.point) round.tell('crapsPoint', { point })
  table.point = point
}

function takeDown(table, round, spots) {
  const gone = new Set(spots)
  for (const spot of spots) {
    if (spot === 'dontPass') gone.add('dontPassOdds')
    if (spot.startsWith('dontCome-')) gone.add(spot.replace('dontCome', 'dontComeOdds'))
  }
  for (const [spot, stake] of sorted(table.order, [...table.bets])) {
    if (!gone.has(spot)) continue
    table.bets.delete(spot)
    const pay = round.pay(stake)
    round.tell('crapsTaken', { spot, pay, total: round.units })
  }
}

const isLine = (kind) => /^(pass|dontPass)/.test(kind)

/** What a bet is on: its number is the point, for bets on the line, and otherwise in its name. */
function partsOf(spot, point) {
  const [kind, own] = spot.split('-')
  return { kind, number: isLine(kind) ? point : own === undefined ? null : Number(own) }
}

/**
 * What a roll makes of a bet: `back` for each of its chips if it is settled (0: lost), or `to`, the number that it waits for from now on (null for none).
 */
export function outcomeOf({ odds }, kind, number, [one, other]) {
  const sum = one + other
  if (kind in oneRoll) {
    if (!oneRoll[kind].includes(sum)) return { back: 0 }
    if (kind !== 'field') return { back: 1 + odds[kind] }
    return { back: 1 + ({ 2: odds.field.two, 12: odds.field.twelve }[sum] ?? odds.field.others) }
  }
  if (number === null) return firstOf(kind, sum)
  const against = kind.startsWith('dont')
  if (sum === 7) return { back: against ? 1 + wonOn({ odds }, kind, number) : 0 }
  if (sum !== number) return { to: number }
  if (against || (kind === 'hard' && one !== other)) return { back: 0 }
  return { back: 1 + wonOn({ odds }, kind, number) }
}

function firstOf(kind, sum) {
  if (numbers.includes(sum)) return { to: sum }
  const isNatural = sum === 7 || sum === 11
  if (!kind.startsWith('dont')) return { back: isNatural ? 2 : 0 }
  if (sum === 12) return { back: 1 }
  return { back: isNatural ? 0 : 2 }
}

/** What a chip wins on a number; sixes out of seven make seven against it. */
function wonOn({ odds }, kind, number) {
  const low = number < 7 ? number : 14 - number
  const ways = low - 1
  if (kind === 'place') {
    const [pays, per] = odds.place[low - 4]
    return pays / per
  }
  if (kind === 'hard') return odds.hard[low === 4 ? 0 : 1]
  if (kind === 'passOdds' || kind === 'comeOdds') return 6 / ways
  if (kind === 'dontPassOdds' || kind === 'dontComeOdds') return ways / 6
  return 1
}

/** By kind, then by number. */
function sorted({ pays }, entries) {
  const rank = ([spot]) => {
    const [kind, number = 0] = spot.split('-')
    return pays.indexOf(kind) * 100 + Number(number)
  }
  return entries.toSorted((a, b) => rank(a) - rank(b))
}
