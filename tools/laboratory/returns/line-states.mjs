// Lines read reel by reel: a line stands in a state that says whether a run may still go on, and what it has won when none can.
import { winsOf } from '../rounds/wins.mjs'

const unknown = -1

/** What stands where nothing was read yet: no run goes on over it. */
const unread = { symbol: null, size: 1, times: 1 }

/** States of a line under given wilds, found when they are first met. */
export class LineStates {
  #next = []
  #read = [[]]
  /** `[state]`: what a line wins that came there, if no run goes on; else -1. */
  won = [unknown]

  constructor(game, parts, wilds) {
    const { rows, rule } = game.definition
    this.game = game
    this.parts = parts
    this.wilds = wilds
    this.faces = parts.faces.length
    /** Reels in the order in which they are read. */
    this.order = rule.bothWays ? fromBothEnds(rows.length) : [...rows.keys()]
    this.groups = [
      ...Object.keys(game.definition.pays).map((name) => [name]),
      ...(game.definition.mixed ?? []).map(({ symbols }) => symbols),
    ]
    this.oneLine = {
      ...game,
      definition: { ...game.definition, rule: { ...rule, lines: [rows.map(() => 0)] } },
    }
  }

  after(state, face) {
    const at = state * this.faces + face
    return this.#next[at] ?? this.#find(at, [...this.#read[state], face])
  }

  #find(at, read) {
    const state = this.#read.push(read) - 1
    const cells = this.order.map(() => unread)
    for (const [i, face] of read.entries()) cells[this.order[i]] = this.parts.faces[face]
    this.won.push(this.#mayGoOn(cells) ? unknown : this.#worth(cells))
    this.#next[at] = state
    return state
  }

  /** Whether a run stands at something that is still to be read. */
  #mayGoOn(cells) {
    const isOpen = (line) => {
      const end = line.indexOf(unread)
      if (end < 0) return false
      const names = line.slice(0, end).map(({ symbol }) => symbol)
      return this.groups.some((group) =>
        names.every((name) => group.includes(name) || this.wilds.includes(name)),
      )
    }
    const { bothWays = false } = this.game.definition.rule
    return isOpen(cells) || (bothWays && isOpen(cells.toReversed()))
  }

  #worth(cells) {
    const grid = cells.map((cell) => [cell])
    return winsOf(this.oneLine, this.parts.rule, grid, this.wilds).reduce(
      (sum, { units }) => sum + units,
      0,
    )
  }
}

/** First, last, second, last but one … */
function fromBothEnds(count) {
  return Array.from({ length: count }, (_, i) => (i % 2 === 0 ? i / 2 : count - (i + 1) / 2))
}
