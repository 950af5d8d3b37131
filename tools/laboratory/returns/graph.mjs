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

  /**
   * The graph in lists of numbers: where the cases of each node begin, and of each case its chance, the number of its wins (-1 where it wins
   * nothing) and where what follows begins. Every distribution of wins once.
   */
  compiled() {
    const distributions = []
    const numbers = new Map([[null, -1]])
    const flat = { firsts: [0], chances: [], wins: [], afterFirsts: [0], afters: [] }
    for (const cases of this.nodes) {
      for (const { chance, wins, after } of cases) {
        if (!numbers.has(wins)) numbers.set(wins, distributions.push(wins) - 1)
        flat.chances.push(numberOf(chance))
        flat.wins.push(numbers.get(wins))
        flat.afters.push(...after)
        flat.afterFirsts.push(flat.afters.length)
      }
      flat.firsts.push(flat.chances.length)
    }
    return {
      distributions,
      flat: {
        ...Object.fromEntries(
          Object.entries(flat).map(([name, list]) => [name, Int32Array.from(list)]),
        ),
        chances: Float64Array.from(flat.chances),
      },
    }
  }
}
