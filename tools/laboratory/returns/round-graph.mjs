// The graph of a round of a slot: the paid spin, and every feature that it may start.
import { pickWins, trailWins, wheelWins } from './bonus-wins.mjs'
import { fraction } from './fraction.mjs'
import { Graph } from './graph.mjs'
import { holdWins } from './hold-wins.mjs'
import { bookNode, choiceNode, freeSpinsNode } from './run-nodes.mjs'
import { openingCases } from './standing-nodes.mjs'
import { stickyNode } from './sticky-node.mjs'
import { cashWins } from './cash-wins.mjs'
import { spinParts, viewsOf } from './views.mjs'
import { waysOf } from './spin-ways.mjs'

const certain = fraction(1n)

export class RoundGraph {
  graph = new Graph()
  #ways = new Map()
  #features = new Map()

  /** @param game { definition, order } and `most`, the units that a round wins. */
  constructor(game, most) {
    this.game = game
    this.most = most
  }

  /** The node of a round of one way to bet. */
  root(mode) {
    const { modes } = this.game.definition
    return this.graph.add(openingCases(this, mode === 'base' ? 'base' : modes[mode].spin))
  }

  partsOf(spin) {
    return spinParts(this.game, this.game.definition.spins[spin])
  }

  /** Ways of a spin of which nothing stands. */
  waysOf(spin) {
    const parts = this.partsOf(spin)
    const ways =
      this.#ways.get(spin) ?? waysOf(this.game, parts, viewsOf(parts), { most: this.most })
    this.#ways.set(spin, ways)
    return ways
  }

  /** A case of a node: a way with the features that it starts. */
  caseOf({ chance, wins, starts, cash }, also = []) {
    const features = starts.map(({ feature, by }) => this.feature(feature, by))
    const collected = cash === null ? [] : [this.#cash(cash)]
    return { chance, wins, after: [...features, ...collected, ...also] }
  }

  #cash(inView) {
    const { cash } = this.game.definition.spins.base
    return this.alone(cashWins(cash, inView, this.most))
  }

  /** A node that wins for certain by these chances. */
  alone(wins) {
    return this.graph.add([{ chance: certain, wins, after: [] }])
  }

  /** The node of a feature that is started by so much. */
  feature(name, by) {
    const key = `${name} ${by}`
    const found = this.#features.get(key)
    if (found !== undefined) return found
    const node = this.#begin(name, by)
    this.#features.set(key, node)
    return node
  }

  #begin(name, by) {
    const { most } = this
    const { features, rows } = this.game.definition
    const rule = features[name]
    const cells = rows.reduce((sum, height) => sum + height, 0)
    const kinds = {
      freeSpins: () => freeSpinsNode(this, name, rule, by),
      book: () => bookNode(this, name, rule, by),
      choose: () => choiceNode(this, name, rule),
      stickyReels: () => stickyNode(this, rule, by),
      pick: () => this.alone(pickWins(rule, most)),
      wheel: () => this.alone(wheelWins(rule, most)),
      trail: () => this.alone(trailWins(rule, most)),
      hold: () => this.alone(holdWins(rule, { cells, filled: by, most })),
    }
    const begin = kinds[rule.kind]
    if (begin === undefined)
      throw new RangeError(`features of the kind ${rule.kind} are not known here`)
    return begin()
  }
}
