// Chances of a round as a graph: a node is one of several things that may happen, each with its chance, what it wins and what follows.
import { numberOf, plus, times, zero } from './fraction.mjs'

export class Graph {
  /** Each a list of { chance, wins, after }: `wins` may be null, `after` are numbers of nodes, independent of each other. */
  nodes = []

  /** Adds a node after all that follows it; returns its number. */
  add(cases) {
    return this.nodes.push(cases) - 1
  }

  /** Exact means of all nodes, had a round no most. */
  means() {
    const means = []
    for (const cases of this.nodes) {
      means.push(
        cases.reduce((sum, { chance, wins, after }) => {
          const own = wins === null ? zero : wins.mean
          const all = after.reduce((mean, node) => plus(mean, means[node]), own)
          return plus(sum, times(chance, all))
        }, zero),
      )
    }
    return means
  }

  /** The graph in numbers, for `spectrum`: every distribution of wins once. */
  compiled() {
    const distributions = []
    const numbers = new Map([[null, -1]])
    const nodes = this.nodes.map((cases) =>
      cases.map(({ chance, wins, after }) => {
        if (!numbers.has(wins)) numbers.set(wins, distributions.push(wins) - 1)
        return { chance: numberOf(chance), wins: numbers.get(wins), after }
      }),
    )
    return { nodes, distributions }
  }
}
