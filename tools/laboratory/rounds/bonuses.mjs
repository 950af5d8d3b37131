// Features without reels: picks, holds, wheels, trails.
import { byWeight } from '../words.mjs'

const takeOut = (list, index) => list.splice(index, 1)[0]

export function* beginPick(_, round, { rule }) {
  const left = [...rule.prizes, ...Array.from({ length: rule.enders }, () => 0)]
  const closed = new Set(left.keys())
  const from = round.units
  for (;;) {
    const { choice } = yield 'pick'
    if (!closed.delete(choice)) throw new RangeError(`${choice} is not closed`)
    const found = takeOut(left, round.draw(left.length))
    const pay = round.pay(found)
    round.tell('picked', { choice, ends: found === 0, pay, total: round.units })
    if (found > 0 && left.some((prize) => prize > 0) && !round.isFull) continue
    const paid = round.units - from
    const unopened = [...closed].map((other) => {
      const content = takeOut(left, round.draw(left.length))
      return { choice: other, ends: content === 0, pay: content }
    })
    round.tell('pickEnded', { unopened, pay: paid, total: round.units })
    return
  }
}

export function beginHold({ definition }, round, { rule, started }) {
  const atStart = rule.prizes.filter(({ later }) => !later)
  const held = new Map(started.cells.map((cell) => [String(cell), byWeight(round.draw, atStart)]))
  const cells = definition.rows.flatMap((height, reel) =>
    Array.from({ length: height }, (_, row) => String([reel, row])),
  )
  return playHold(round, { rule, held, cells })
}

function* playHold(round, { rule, held, cells }) {
  const { hits, of } = rule.landing
  let left = rule.spins
  while (left > 0 && held.size < cells.length) {
    yield 'holdSpin'
    const before = held.size
    for (const cell of cells.filter((one) => !held.has(one))) {
      if (round.draw(of) < hits) held.set(cell, byWeight(round.draw, rule.prizes))
    }
    left = held.size > before ? rule.spins : left - 1
    round.tell('holdSpun', { left: held.size === cells.length ? 0 : left })
  }
  const prizes = [...held.values()]
  const full = held.size === cells.length
  const jackpots = prizes.filter(({ kind }) => kind === 'jackpot')
  for (const { jackpot, units } of full ? [...jackpots, rule.full] : jackpots) {
    round.win('jackpotWon', units, { jackpot })
  }
  const pay = round.pay(prizes.reduce(worthWith, 0))
  round.tell('holdEnded', { full, pay, total: round.units })
}

function worthWith(worth, { kind, units, times }) {
  if (kind === 'pay') return worth + units
  if (kind === 'multiply') return worth * times
  return kind === 'collect' ? worth * 2 : worth
}

/** Pays a prize of a wheel or a trail; a jackpot is told after it by itself. */
function give(round, prize, times, tell) {
  if (prize.kind !== 'jackpot') {
    const pay = round.pay(prize.kind === 'pay' ? prize.units * times : 0)
    tell({ pay, total: round.units })
    return
  }
  tell({ pay: 0, total: round.units })
  round.win('jackpotWon', prize.units, { jackpot: prize.jackpot })
}

export function* beginWheel(_, round, { rule }) {
  const from = round.units
  let [ring, left, times] = [0, 1, 1]
  for (let spun = 1; left > 0; spun++) {
    yield 'wheelSpin'
    const slices = rule.rings[ring]
    const slice = round.draw(slices.length)
    const prize = slices[slice]
    const at = ring
    give(round, prize, times, (told) => round.tell('wheelSpun', { ring: at, slice, ...told }))
    if (prize.kind === 'up') ring++
    else if (prize.kind === 'multiply') times *= prize.times
    else left += (prize.kind === 'again' ? prize.count : 0) - 1
    if (prize.kind === 'end' || spun === rule.mostSpins || round.isFull) break
  }
  round.tell('wheelEnded', { pay: round.units - from, total: round.units })
}

export function* beginTrail(_, round, { rule }) {
  const { places, sides } = rule
  const from = round.units
  let [walked, left, times] = [0, rule.rolls, 1]
  for (let roll = 1; left > 0; roll++) {
    yield 'roll'
    walked = Math.min(walked + 1 + round.draw(sides), places.length)
    const prize = places[walked - 1]
    const told = { roll, place: walked - 1 }
    give(round, prize, times, (paid) => round.tell('trailMoved', { ...told, ...paid }))
    if (prize.kind === 'multiply') times *= prize.times
    left += (prize.kind === 'again' ? prize.count : 0) - 1
    if (prize.kind === 'end' || walked === places.length || round.isFull) break
  }
  round.tell('trailEnded', { pay: round.units - from, total: round.units })
}
