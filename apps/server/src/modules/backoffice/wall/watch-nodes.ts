import type { NodeBeat } from '@fairhouse/contract/backoffice/wall'
import type { Metrics } from '#platform/metrics'
import { recentOf, watchRecent } from '#platform/operator/recent'

/** Nobody heard of for so long is there any more. */
const goneAfterMs = 10_000
const refusalsTold = 8

/** What this node did lately, from counts that are kept anyway. */
export function createPulse(node: string, metrics: Pick<Metrics, 'counts'>) {
  const recent = watchRecent(metrics.counts)
  return (): NodeBeat => {
    recent.look()
    const { playsPerSecond, playP50, playP99, commitP99, refusals } = recentOf(recent.span())
    const { money, openSockets } = metrics.counts()
    return {
      node,
      betsPerSecond: playsPerSecond,
      playP50,
      playP99,
      commitP99,
      queued: money.queued,
      sockets: openSockets,
      refusals: refusals.slice(0, refusalsTold),
    }
  }
}

/** The nodes that were heard of lately. */
export function createNodes(now: () => number) {
  const heard = new Map<string, { readonly beat: NodeBeat; readonly at: number }>()
  return {
    hear: (beat: NodeBeat): void => {
      heard.set(beat.node, { beat, at: now() })
    },
    /** By their names. */
    present: (): NodeBeat[] => {
      for (const [node, { at }] of heard) if (now() - at > goneAfterMs) heard.delete(node)
      return [...heard.values()]
        .map(({ beat }) => beat)
        .toSorted((left, right) => (left.node < right.node ? -1 : 1))
    },
  }
}
