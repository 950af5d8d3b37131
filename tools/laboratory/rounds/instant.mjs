// Rounds of instant games: a gate, a board of pegs, a field of mines, a tower.
import { fieldPays, towerPays } from './instant-pays.mjs'

/** Plays a round of a gate; it asks the player for nothing. */
export function playGate({ definition: { perMille } }, round, _, { target }) {
  const whole = (BigInt(perMille) * 2n ** 32n) / 10n
  const opened = Number(whole / BigInt(round.draw(2 ** 32) + 1))
  const result = opened < 100 ? 100 : opened
  round.tell('gateOpened', { target, result })
  const pay = result < target ? 0 : round.pay(target)
  round.tell('gatePaid', { pay, total: round.units })
  round.tell('roundEnded', { total: round.units })
  return [].values()
}

/** Plays a round of pegs; it asks the player for nothing. */
export function playPegs({ definition: { boards } }, round, _, { rows, risk }) {
  const { half } = boards.find((board) => board.rows === rows && board.risk === risk)
  const path = []
  while (path.length < rows) path.push(round.draw(2))
  round.tell('ballDropped', { rows, risk, path })
  const slot = path.reduce((sum, side) => sum + side, 0)
  const times = half[slot > rows / 2 ? rows - slot : slot]
  round.tell('ballSettled', { slot, times, pay: round.pay(times), total: round.units })
  round.tell('roundEnded', { total: round.units })
  return [].values()
}

/** Draws so many of the places that are left, and says them in ascending order. */
function places(round, count, of) {
  const left = Array.from({ length: of }, (_, place) => place)
  const taken = []
  while (taken.length < count) taken.push(left.splice(round.draw(left.length), 1)[0])
  return taken.toSorted((a, b) => a - b)
}

/** Plays a round of mines; yields what is due. */
export function* playMines({ definition }, round, _, { mines: count }) {
  const { cells } = definition
  const mines = places(round, count, cells)
  const pays = fieldPays(definition, count)
  round.tell('fieldLaid', { cells, mines: count })
  for (let found = 0; ; ) {
    const move = yield found === 0 ? ['openCell'] : ['openCell', 'cashOut']
    if (move.type === 'openCell') {
      const { cell } = move.data
      if (mines.includes(cell)) {
        round.tell('mineHit', { cell })
        break
      }
      round.tell('gemFound', { cell, found: ++found, times: pays[found - 1] })
      if (found < pays.length) continue
    }
    cashOut(round, pays[found - 1])
    break
  }
  round.tell('fieldShown', { mines })
  round.tell('roundEnded', { total: round.units })
}

/** Plays a round of a tower; yields what is due. */
export function* playTower({ definition }, round, _, { risk }) {
  const { width, traps } = definition.towers.find((tower) => tower.risk === risk)
  const pays = towerPays(definition, risk)
  const laid = pays.map(() => places(round, traps, width))
  round.tell('towerBuilt', { levels: pays.length, width, traps, risk })
  for (let level = 0; ; ) {
    const move = yield level === 0 ? ['climb'] : ['climb', 'cashOut']
    if (move.type === 'climb') {
      const { cell } = move.data
      if (laid[level].includes(cell)) {
        round.tell('trapSprung', { level: level + 1, cell })
        break
      }
      round.tell('levelClimbed', { level: ++level, cell, times: pays[level - 1] })
      if (level < pays.length) continue
    }
    cashOut(round, pays[level - 1])
    break
  }
  round.tell('towerShown', { traps: laid })
  round.tell('roundEnded', { total: round.units })
}

function cashOut(round, times) {
  round.tell('cashedOut', { times, pay: round.pay(times), total: round.units })
}
