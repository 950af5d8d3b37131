import type { NodesKept, NodeAnswer } from '../keeper/messages.ts'
import type { NodeLink } from '../keeper/node-link.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { type Family, inText, mergedTexts } from '../metrics/exposition.ts'
import { type NodeLook, nodeLook, together } from './node-look.ts'

/** Who of a machine's nodes told something just now. */
export interface NodesTold extends NodesKept {
  readonly silent: number
}

/** What the operator port tells, whichever node answers there: the numbers of all nodes of this machine. */
export interface AllNodes {
  readonly text: () => Promise<string>
  /** @returns the nodes as one, and who they are; null where there is one only. */
  readonly look: () => Promise<{ readonly look: NodeLook; readonly nodes: NodesTold | null }>
}

/** @param link null: this process is the only one of this machine. */
export function allNodes(needs: {
  readonly link: Pick<NodeLink, 'tells' | 'gather' | 'ground'> | null
  readonly metrics: Metrics
  readonly ownLook: () => Promise<NodeLook>
  readonly log: Log
}): AllNodes {
  const { link, metrics, ownLook, log } = needs
  if (!link)
    return {
      text: () => metrics.text('all'),
      look: async () => ({ look: await ownLook(), nodes: null }),
    }
  link.tells('metrics', () => metrics.text('own'))
  link.tells('counts', async () => JSON.stringify(await ownLook()))

  return {
    text: async () => {
      try {
        const { told, kept } = await link.gather('metrics')
        const nodes = inText(nodeFamilies(told, kept))
        return mergedTexts([await metrics.text('house'), nodes, ...textsOf(told)])
      } catch (fault) {
        log.warn(
          { err: fault },
          'the other nodes could not be asked; metrics are of this one alone',
        )
        return metrics.text('all')
      }
    },
    look: async () => {
      const { told, kept } = await link.gather('counts')
      const others = told.filter(({ place }) => place !== link.ground.place)
      const looks = textsOf(others).map((text) => nodeLook.parse(JSON.parse(text)))
      const silent = silentOf(told)
      return { look: together(await ownLook(), looks), nodes: { ...kept, silent } }
    },
  }
}

const textsOf = (told: readonly NodeAnswer[]): string[] =>
  told.flatMap(({ text }) => (text === null ? [] : [text]))

const silentOf = (told: readonly NodeAnswer[]): number =>
  told.filter(({ text }) => text === null).length

const nodeFamilies = (
  told: readonly NodeAnswer[],
  { wanted, running, replaced }: NodesKept,
): Family[] => [
  {
    name: 'fairhouse_nodes',
    help: 'Nodes of this machine: wanted, running, and silent when all were asked just now.',
    type: 'gauge',
    samples: Object.entries({ wanted, running, silent: silentOf(told) }).map(([state, value]) => ({
      labels: { state },
      value,
    })),
  },
  {
    name: 'fairhouse_nodes_replaced_total',
    help: 'Nodes of this machine that ended by themselves and were started again.',
    type: 'counter',
    samples: [{ value: replaced }],
  },
]
