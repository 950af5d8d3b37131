import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import type { PlayerId } from '#platform/ids'

export interface StatusRefreshNeeds {
  readonly read: (player: PlayerId) => Promise<UserStatus>
  readonly isFollowed: (player: PlayerId) => boolean
  readonly tell: (player: PlayerId, status: UserStatus) => void
  /** A status could not be read; it is read again with the player's next change. */
  readonly failed: (fault: unknown) => void
}

/** So many are read at the same time, however many wait. */
const readsAtOnce = 4

/** Reads anew the status of players whom another node changed and whose browsers listen here. */
export function createStatusRefresh(needs: StatusRefreshNeeds) {
  const waiting = new Set<PlayerId>()
  /** Players whose status is being read, and whether this node told them something in the meantime. */
  const reading = new Map<PlayerId, { overtaken: boolean }>()
  let running = false

  async function readOne(player: PlayerId): Promise<void> {
    if (!needs.isFollowed(player)) return
    const state = { overtaken: false }
    reading.set(player, state)
    try {
      const status = await needs.read(player)
      // Which of the two is newer cannot be said here, so the database is asked once more.
      if (state.overtaken) waiting.add(player)
      else needs.tell(player, status)
    } catch (fault) {
      needs.failed(fault)
    } finally {
      reading.delete(player)
    }
  }
  async function readEach(players: Iterable<PlayerId>): Promise<void> {
    for (const player of players) await readOne(player)
  }
  return {
    add: (player: PlayerId): void => {
      if (needs.isFollowed(player)) waiting.add(player)
    },
    /** This node itself told the player's browsers something. */
    told: (player: PlayerId): void => {
      const state = reading.get(player)
      if (state) state.overtaken = true
    },
    /** Reads what waits, unless it is at it. True when something waits again afterwards. */
    run: async (): Promise<boolean> => {
      if (running) return false
      running = true
      const players = [...waiting].values()
      waiting.clear()
      await Promise.all(Array.from({ length: readsAtOnce }, () => readEach(players)))
      running = false
      return waiting.size > 0
    },
  }
}
