import type { NodeBeat, WallFrame } from '@fairhouse/contract/backoffice/wall'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { HouseChannels } from '#platform/house-channels'
import { isoTime } from '#platform/iso-time'
import type { Log } from '#platform/log'
import type { Metrics } from '#platform/metrics'
import { createBigWins } from './big-wins.ts'
import { lookAtToday } from './look-at-today.ts'
import { createViewers, type Viewer, viewersAtMost } from './viewers.ts'
import { createNodes, createPulse } from './watch-nodes.ts'

/** A node tells what it did, and viewers are told, so often. */
const beatMs = 2_000
/** The database is asked every so many beats, and while somebody watches only. */
const beatsBetweenLooks = 2
/** Whether viewers may still watch is asked every so many beats. */
const beatsBetweenChecks = 15

export interface WallNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Pick<Metrics, 'counts'>
  readonly channels: Pick<HouseChannels, 'nodeBeat' | 'winners' | 'feed'>
  readonly node: string
}

/** What the house does now, for who watches. */
export interface Wall {
  /** False: too many watch here already. */
  readonly watch: (viewer: Viewer) => boolean
  readonly leave: (viewer: Viewer) => void
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Every node tells the others what it did lately, from counts that it keeps anyway. Whoever is watched makes one text of it for all of its viewers;
 * nothing of it waits on the way of a bet, and while nobody watches the database is not asked.
 */
export function createWall(needs: WallNeeds): Wall {
  const { channels, clock, log } = needs
  const [nodes, wins, viewers] = [createNodes(clock.now), createBigWins(), createViewers()]
  const pulse = createPulse(needs.node, needs.metrics)
  let today: WallFrame['today'] = null
  let beats = 0
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> = Promise.resolve()
  channels.nodeBeat.subscribe((beat: NodeBeat) => nodes.hear(beat))
  channels.winners.subscribe((told) => wins.hear(told))
  channels.feed.subscribe(({ hidden }) => wins.takeOut(hidden))

  const frame = (): string => {
    const told: WallFrame = {
      at: isoTime(clock.now()),
      nodes: nodes.present(),
      bigWins: wins.newest(),
      today,
    }
    return `data: ${JSON.stringify(told)}\n\n`
  }
  const look = async (): Promise<void> => {
    today = await lookAtToday(needs.database, clock.now())
  }
  const beat = async (): Promise<void> => {
    channels.nodeBeat.publish(pulse())
    if (viewers.count() === 0) return
    if (beats % beatsBetweenChecks === 0) await viewers.check()
    if (beats++ % beatsBetweenLooks === 0) await look()
    viewers.tell(frame())
  }
  const beatOn = (): void => {
    underWay = beat()
      .catch((fault: unknown) => log.warn({ err: fault }, 'the wall was not told'))
      .finally(() => {
        if (timer !== undefined) timer = setTimeout(beatOn, beatMs).unref()
      })
  }
  return {
    watch: (viewer) => {
      if (viewers.count() >= viewersAtMost) return false
      viewers.add(viewer)
      viewer.stream.write(frame())
      return true
    },
    leave: viewers.remove,
    start: async () => {
      timer = setTimeout(beatOn, beatMs).unref()
    },
    stop: async () => {
      clearTimeout(timer)
      timer = undefined
      viewers.close()
      await underWay
    },
  }
}
