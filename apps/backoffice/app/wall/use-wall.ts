import { type WallFrame, wallFrame, wallPath } from '@fairhouse/contract/backoffice/wall'
import { useEffect, useState } from 'react'

/** So many updates are kept for the trend: five minutes. */
const kept = 150

export interface Watched {
  readonly frame: WallFrame | null
  /** Bets per second of all nodes, oldest first. */
  readonly trend: readonly number[]
  /** `over`: the server lets nobody watch who is not signed in. */
  readonly line: 'open' | 'lost' | 'over'
}

export const betsPerSecond = ({ nodes }: WallFrame): number =>
  nodes.reduce((sum, node) => sum + node.betsPerSecond, 0)

/** What the server pushes, until it is paused: then nothing comes, and nothing is asked. */
export function useWall(isPaused: boolean): Watched {
  const [watched, setWatched] = useState<Watched>({ frame: null, trend: [], line: 'open' })
  useEffect(() => {
    if (isPaused) return undefined
    const source = new EventSource(wallPath)
    source.addEventListener('message', ({ data }) => {
      const frame = wallFrame.parse(JSON.parse(String(data)))
      setWatched(({ trend }) => ({
        frame,
        trend: [...trend, betsPerSecond(frame)].slice(-kept),
        line: 'open',
      }))
    })
    source.addEventListener('error', () => {
      // Browsers try again by themselves after a break, and never after a refusal.
      const line = source.readyState === EventSource.CLOSED ? 'over' : 'lost'
      setWatched((before) => ({ ...before, line }))
    })
    return () => source.close()
  }, [isPaused])
  return watched
}
