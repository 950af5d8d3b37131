import type { Banner } from '@fairhouse/contract/entities/banner'
import type { Refused } from '#platform/answer'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { announcementOf } from './announcement.ts'
import { type Closed, openWindows, type StoredWindow } from './store/windows.ts'

/** Work for which the house, a provider's games or a game are closed. */
export interface Maintenance {
  /** Why no call of players is answered now; null: the house is open. Asks nobody. */
  readonly closedForWork: () => Refused | null
  /** Why no round of a game begins now; null: it may. Asks nobody. @param now epoch milliseconds. */
  readonly gameClosed: (game: number, now: number) => Refused | null
  /** What players are told of it now, in a language; the soonest first. Asks nobody. */
  readonly announced: (language: string) => readonly Banner[]
  /** Reads what is planned here, and tells other nodes to; once a change has committed. */
  readonly changed: () => Promise<void>
  /** Reads what is planned. */
  readonly refresh: () => Promise<void>
  /** Name of what is closed; null: the whole house. Undefined: the house knows no such thing. */
  readonly nameOf: (closed: Closed) => string | null | undefined
}

export interface MaintenanceNeeds {
  readonly database: Database
  readonly clock: Clock
  /** Other nodes read anew what is planned. */
  readonly tellChanged: () => void
  /** Names by number; undefined for one that the house does not know. */
  readonly providerName: (provider: number) => string | undefined
  readonly gameName: (game: number) => string | undefined
  /** Who makes a game; undefined for one that the house does not know. */
  readonly providerOf: (game: number) => number | undefined
}

export function createMaintenance(needs: MaintenanceNeeds): Maintenance {
  const { database, clock } = needs
  let windows: readonly StoredWindow[] = []
  const refresh = async (): Promise<void> => {
    windows = await openWindows(database, clock.now())
  }
  const nameOf: Maintenance['nameOf'] = (closed) => {
    if (closed.of === 'house') return null
    return closed.of === 'game' ? needs.gameName(closed.target) : needs.providerName(closed.target)
  }
  const closes = ({ closed }: StoredWindow, game: number): boolean => {
    if (closed.of === 'house') return true
    return closed.target === (closed.of === 'game' ? game : needs.providerOf(game))
  }
  return {
    closedForWork: () => {
      const now = clock.now()
      const on = windows.find((one) => one.closed.of === 'house' && isOn(one, now))
      return on === undefined ? null : { refused: 'maintenance', words: on.words }
    },
    // Most of the time nothing is planned: a bet pays for no more than this question.
    gameClosed: (game, now) => {
      if (windows.length === 0) return null
      const on = windows.find((one) => isOn(one, now) && closes(one, game))
      if (on === undefined) return null
      const refused = on.closed.of === 'house' ? 'maintenance' : 'gameNotEnabled'
      return { refused, words: on.words }
    },
    announced: (language) => {
      const now = clock.now()
      return windows.flatMap((one) => {
        const name = nameOf(one.closed)
        return isAnnounced(one, now) && name !== undefined
          ? [announcementOf(one, name, language)]
          : []
      })
    },
    changed: async () => {
      await refresh()
      needs.tellChanged()
    },
    refresh,
    nameOf,
  }
}

const isOn = ({ beginsAt, endsAt }: StoredWindow, now: number): boolean =>
  beginsAt <= now && now < endsAt

const isAnnounced = ({ announcedFrom, endsAt }: StoredWindow, now: number): boolean =>
  announcedFrom <= now && now < endsAt
