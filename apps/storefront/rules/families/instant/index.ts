import type { InstantPaytable } from '@fairhouse/contract/families/instant/paytable'
import { type FamilyRules, paytableOf, type RuleTable } from '../../family-rules.ts'
import { certifiedBets } from './certified.ts'
import { fieldSteps, type StepWorth, towerSteps } from './chances.ts'
import { cardTable, digitTable } from './lottery-tables.ts'
import { type Times, timesIn } from './times.ts'
import { loadInstantWords } from './words/load-words.ts'
import type { InstantWords } from './words/en.ts'

/** The rules of instant games. */
export const rules: FamilyRules = {
  async load(language) {
    const words = await loadInstantWords(language)
    const times = timesIn(language)
    return {
      how: (paytable) => howToPlay(paytableOf('instant', paytable), words, times),
      howInRoom: (paytable) => howInRoom(paytableOf('instant', paytable), words, times),
      cards: () => [],
      table: (paytable) => tableOf(paytableOf('instant', paytable), words, times),
      certified: (certificate, voice) => certifiedBets(certificate, voice, words, times),
      partName: (part) => (isPart(part, words) ? words.parts[part] : null),
    }
  },
}

const isPart = (part: string, { parts }: InstantWords): part is keyof InstantWords['parts'] =>
  Object.hasOwn(parts, part)

/** What counts as a win. */
export function howToPlay(
  { rules: game }: InstantPaytable,
  { how }: InstantWords,
  times: Times,
): readonly string[] {
  switch (game.game) {
    case 'gate':
      return [how.gate.aim(times(game.least), times(game.most)), how.gate.opens, how.gate.alike]
    case 'pegs':
      return [how.pegs.drop, how.pegs.board, how.pegs.path]
    case 'mines':
      return [how.mines.field(game.cells), how.mines.turn, how.mines.laid, how.rounding]
    case 'scratch':
      return [
        how.scratch.buy,
        how.scratch.match,
        how.scratch.find,
        how.scratch.row,
        how.scratch.even,
      ]
    case 'pick':
      return [how.pick.drums, how.pick.straight, how.pick.box, how.pick.both, how.pick.pair]
    case 'tower':
      return [how.tower.levels, how.tower.climb, how.tower.laid, how.rounding]
  }
}

/** What counts as a win in a live room, whose every cash-out is a target that was met. */
function howInRoom(
  { rules: game }: InstantPaytable,
  { how }: InstantWords,
  times: Times,
): readonly string[] {
  if (game.game !== 'gate') throw new RangeError(`no room plays ${game.game}`)
  return [how.room.fly, how.room.leave(times(game.least), times(game.most)), how.room.alike]
}

/** What pays how much, side by side. */
export function tableOf(
  { rules: game }: InstantPaytable,
  words: InstantWords,
  times: Times,
): RuleTable | null {
  const row = (name: string, pays: readonly string[]) => ({ symbols: [], name, pays })
  const rest = { lines: [], grid: [] }
  // Steps that are not there stay empty.
  const filled = (steps: readonly StepWorth[], count: number): readonly string[] =>
    Array.from({ length: count }, (_, step) => {
      const worth = steps[step]
      return worth ? times(worth.units) : ''
    })
  switch (game.game) {
    case 'gate':
      return null
    case 'pegs': {
      const most = Math.max(...game.boards.map(({ rows }) => Math.floor(rows / 2) + 1))
      return {
        head: words.table.board,
        columns: Array.from({ length: most }, (_, slot) => words.table.slot(slot + 1)),
        rows: game.boards.map(({ rows, risk, pays }) =>
          row(
            `${words.risks[risk]}, ${words.table.rows(rows)}`,
            Array.from({ length: most }, (_, slot) => {
              const units = pays[slot]
              return units !== undefined && slot <= rows / 2 ? times(units) : ''
            }),
          ),
        ),
        ...rest,
      }
    }
    case 'scratch':
      return cardTable(game, words, times)
    case 'pick':
      return digitTable(game, words, times)
    case 'mines': {
      const most = Math.max(...game.fields.map(({ pays }) => pays.length))
      return {
        head: words.table.mines,
        columns: stepColumns(most, words),
        rows: game.fields.map(({ mines }) =>
          row(String(mines), filled(fieldSteps(game, mines), most)),
        ),
        ...rest,
      }
    }
    case 'tower': {
      const most = Math.max(...game.towers.map(({ pays }) => pays.length))
      return {
        head: words.table.risk,
        columns: stepColumns(most, words),
        rows: game.towers.map(({ risk }) =>
          row(words.risks[risk] ?? risk, filled(towerSteps(game, risk), most)),
        ),
        ...rest,
      }
    }
  }
}

const stepColumns = (count: number, { table }: InstantWords): readonly string[] =>
  Array.from({ length: count }, (_, step) => table.step(step + 1))
