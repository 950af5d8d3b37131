import type { MissionShown, MissionsShown } from '@fairhouse/contract/entities/mission'
import { missionNames, missionRules } from '@fairhouse/contract/mission-rules'
import { bettingCurrency, readPurse } from '#modules/wallet'
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
  const bar = await barOf(needs, database, player)
  if (bar !== null) return { day, endsAt, bar, today: [], left: [] }
  const before = earlierDays(now)
  const [progress, given] = await Promise.all([
    progressOf(database, player, [day, ...before]),
    givenTo(database, player, [day, ...before]),
  ])
  return {
    day,
    endsAt,
    bar,
    today: missionsOf(day, progress(day), given),
    left: before
      .flatMap((earlier) => missionsOf(earlier, progress(earlier), given))
      .filter(({ state }) => state === 'ready'),
  }
}

function missionsOf(
  day: string,
  progress: Progress,
  given: readonly GivenMission[],
): MissionShown[] {
  return missionNames.map((name) => {
    const { goal, reward } = missionRules[name]
    const done = Math.min(goal, progress[name])
    const isGiven = given.some((one) => one.day === day && one.mission === name)
    const state = isGiven ? 'collected' : done >= goal ? 'ready' : 'open'
    return { name, day, goal, done, reward, state }
  })
}

/** Why the player has no missions now; null: they do. Who holds back from play is not tempted, and money is not given for play. */
export async function barOf(
  { clock, withheldFrom }: Pick<MissionNeeds, 'clock' | 'withheldFrom'>,
  on: Queryable,
  player: PlayerId,
): Promise<MissionsShown['bar']> {
  const withheld = (await withheldFrom(on, [player], clock.now()))(player)
  if (withheld !== null) return withheld
  return bettingCurrency((await readPurse(on, player)).userType) === 'CREDIT' ? null : 'money'
}
