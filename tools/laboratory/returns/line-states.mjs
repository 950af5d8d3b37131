// Lines read reel by reel: a line stands in a state that says whether a run may still go on, and what it has won when none can.
import { winsOf } from '../rounds/wins.mjs'

const unknown = -1

/** States of a line under given wilds, found when they are first met. */
export class LineStates {
  #next = []
  #prefixes = [[]]
  /** `[state]`: what a line wins that came there, if no run goes on; else -1. */
  won = [unknown]

  constructor(game, parts, wilds) {
    this.game = game
    this.parts = parts
    this.wilds = wilds
    this.reels = game.definition.rows.length
    this.faces = parts.faces.length
    this.oneLine = {
      ...game,
      definition: {
        ...game.definition,
        rule: { ...game.definition.rule, lines: [game.definition.rows.map(() => 0)] },
      },
    }
  }

  after(state, face) {
    const at = state * this.faces + face
    return this.#next[at] ?? this.#find(at, [...this.#prefixes[state], face])
  }

  #find(at, prefix) {
    const state = this.#prefixes.push(prefix) - 1
    this.won.push(this.#goesOn(prefix) ? unknown : this.#worth(prefix))
    this.#next[at] = state
    return state
  }

  /** Whether every face so far may be of one run, so that the next one matters. */
  #goesOn(prefix) {
    if (prefix.length === this.reels) return false
    const { definition } = this.game
    if (definition.rule.bothWays) return true
    const groups = [
      ...Object.keys(definition.pays).map((name) => [name]),
      ...(definition.mixed ?? []).map(({ symbols }) => symbols),
    ]
    const names = prefix.map((face) => this.parts.faces[face].symbol)
    return groups.some((group) =>
      names.every((name) => group.includes(name) || this.wilds.includes(name)),
    )
  }

  #worth(prefix) {
    const cells = prefix.map((face) => this.parts.faces[face])
    const nothing = { symbol: null, times: 1 }
    const grid = Array.from({ length: this.reels }, (_, reel) => [cells[reel] ?? nothing])
    return winsOf(this.oneLine, this.parts.rule, grid, this.wilds).reduce(
      (sum, { units }) => sum + units,
      0,
    )
  }
}
