import { doPeriodically } from '#platform/leases/periodic'
import type { Lease } from '#platform/leases/lease'
import { type Followed, followChain, lookAtPool } from './follow.ts'
import { followSpends } from './follow-spends.ts'
import type { EvmNeeds, FollowNeeds } from './needs.ts'
import { NodeRefused, NodeSilent } from './node.ts'
import type { NotOpen } from './open-chain.ts'
import { settleSightings } from './settle-sightings.ts'
import { isNeeded } from './store/addresses.ts'
import { planSweeps } from './sweep.ts'
import { tellNews, type Untold } from './tell.ts'

/** How the last look went, for whoever asks about the provider. */
export interface Look {
  readonly at: number
  readonly saw: Followed['type'] | NotOpen
  /** When the first of the looks was that all saw the same. */
  readonly since: number
}

export interface Watch {
  readonly start: () => void
  readonly stop: () => Promise<void>
  /** Of this node; null while it has not looked. */
  readonly lastLook: () => Look | null
}

const leaseLastsMs = 15_000

/** Looks at the chain again and again, on one node of all. What a look does is in `look`. */
export function createWatch(needs: EvmNeeds, open: () => Promise<FollowNeeds | NotOpen>): Watch {
  let last: Look | null = null
  let sweptAt = 0
  const untold: Untold = new Set()
  let work: ReturnType<typeof doPeriodically> | null = null

  async function lookOnce(lease: Lease): Promise<void> {
    // A chain on which nobody has an address, and nothing is sent, can wait: in a demo its node starts by being asked.
    if (!(await isNeeded(needs.database, needs.id))) return
    const opened = await open()
    if (opened === 'silent' || opened === 'foreign') return note(opened)
    const followed = await look(opened, lease, untold)
    note(followed.type)
    if (followed.type === 'read' && needs.clock.now() - sweptAt >= sweepEveryMs) {
      sweptAt = needs.clock.now()
      await planSweeps(opened, lease)
    }
  }
  function note(saw: Look['saw']): void {
    if (saw !== 'read' && last?.saw !== saw)
      needs.log.warn({ provider: needs.id, saw }, 'the chain cannot be followed now')
    const at = needs.clock.now()
    last = { at, saw, since: last?.saw === saw ? last.since : at }
  }
  return {
    lastLook: () => last,
    start: () => {
      work = doPeriodically({
        database: needs.database,
        log: needs.log,
        name: `payments ${needs.id}`,
        holder: needs.holder,
        lastsMs: leaseLastsMs,
        everyMs: needs.lookEveryMs,
        work: async (lease) => {
          try {
            await lookOnce(lease)
          } catch (fault) {
            if (!(fault instanceof NodeSilent) && !(fault instanceof NodeRefused)) throw fault
            note('silent')
          }
        },
      })
    },
    stop: async () => {
      await work?.stop()
    },
  }
}

const sweepEveryMs = 60_000

/** One look: reads the chain to its end, moves what came in and what goes out, and tells of it. @throws NodeSilent, NodeRefused, LeaseLost */
export async function look(needs: FollowNeeds, lease: Lease, untold: Untold): Promise<Followed> {
  const followed = await followChain(needs, lease)
  if (followed.type !== 'read') return followed
  await lookAtPool(needs, lease)
  await settleSightings(needs, lease, followed.tip)
  await followSpends(needs, lease, followed.tip)
  await tellNews(needs, followed.tip, untold)
  return followed
}
