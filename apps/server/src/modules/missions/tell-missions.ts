import type { MissionShown, MissionsShown } from '@fairhouse/contract/entities/mission'
import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import { type MissionAsset, missionNames, missionRules } from '@fairhouse/contract/mission-rules'
import type { Answer } from '#platform/answer'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { dayOf, dayStart, isoTime } from '#platform/iso-time'
import { earlierDays } from './collectable-days.ts'
import type { MissionNeeds } from './needs.ts'
import { type GivenMission, givenTo } from './store/given.ts'
import { type Progress, progressOf } from './store/progress.ts'

const dayMs = 86_400_000

export const tellMissions =
  (needs: MissionNeeds): Answer<'missions'> =>
  async ({ player }) => ({ reply: { missions: await shownMissions(needs, player) } })

/** The missions of a player as they stand now. */
export async function shownMissions(needs: MissionNeeds, player: PlayerId): Promise<MissionsShown> {
  const { database, clock } = needs
  const now = clock.now()
  const day = dayOf(now)
  const endsAt = isoTime(dayStart(day) + dayMs)
  const status = await needs.playerStatus(player)
  const [asset, bar] = [assetOf(status), await barOf(needs, database, { player, status })]
  if (bar !== null) return { day, endsAt, asset, bar, today: [], left: [] }
  const before = earlierDays(now)
  const [progress, given] = await Promise.all([
    progressOf(database, player, [day, ...before]),
    givenTo(database, player, [day, ...before]),
  ])
  return {
    day,
    endsAt,
    asset,
    bar,
    today: missionsOf({ day, asset, progress: progress(day), given }),
    left: before
      .flatMap((earlier) => missionsOf({ day: earlier, asset, progress: progress(earlier), given }))
      .filter(({ state }) => state === 'ready'),
  }
}

function missionsOf({
  day,
  asset,
  progress,
  given,
}: {
  readonly day: string
  readonly asset: MissionAsset
  readonly progress: Progress
  readonly given: readonly GivenMission[]
}): MissionShown[] {
  return missionNames.map((name) => {
    const { goal, reward } = missionRules[name]
    const done = Math.min(goal, progress[name])
    const isGiven = given.some((one) => one.day === day && one.mission === name)
    const state = isGiven ? 'collected' : done >= goal ? 'ready' : 'open'
    return { name, day, goal, done, reward: reward[asset], state }
  })
}

/** What the missions of an account give. */
export const assetOf = ({ userType }: Pick<PlayerStatus, 'userType'>): MissionAsset =>
  userType === 1 ? 'POINT' : 'CREDIT'

/**
 * Why the player has no missions now; null: they do. Who holds back from play is not tempted; points go to a verified address only, so that one person
 * does not have as many as they can open accounts.
 */
export async function barOf(
  { clock, withheldFrom }: Pick<MissionNeeds, 'clock' | 'withheldFrom'>,
  on: Queryable,
  { player, status }: { readonly player: PlayerId; readonly status: PlayerStatus },
): Promise<MissionsShown['bar']> {
  const withheld = (await withheldFrom(on, [player], clock.now()))(player)
  if (withheld !== null) return withheld
  return status.userType === 1 && status.userFlags.verifyContactEmail ? 'email' : null
}
