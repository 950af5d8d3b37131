import { type MissionName, missionRules } from '@fairhouse/contract/mission-rules'
import { amount } from '@fairhouse/money'
import { giveCredits } from '#modules/wallet'
import type { Answer, Refused } from '#platform/answer'
import type { Transaction } from '#platform/database'
import { type PlayerId, uuidV7 } from '#platform/ids'
import { dayOf } from '#platform/iso-time'
import { isCollectable } from './collectable-days.ts'
import type { MissionNeeds } from './needs.ts'
import { addToDay, insertGiven } from './store/given.ts'
import { progressOf } from './store/progress.ts'
import { barOf, shownMissions } from './tell-missions.ts'

/** The house gives no more today: what was written of this mission must not stay. */
class DayIsOver extends Error {}

export const collectMission =
  (needs: MissionNeeds): Answer<'collectMission'> =>
  async ({ player }, { mission, day }) => {
    const refused = await collect(needs, player, { mission, day })
    if (refused) return refused
    needs.tellPlayers([player])
    return {
      reply: {
        missions: await shownMissions(needs, player),
        userStatus: await needs.playerStatus(player),
      },
    }
  }

interface Wish {
  readonly mission: MissionName
  readonly day: string
}

async function collect(needs: MissionNeeds, player: PlayerId, wish: Wish): Promise<Refused | null> {
  try {
    return await needs.database.transaction((tx) => give(needs, tx, player, wish))
  } catch (fault) {
    if (fault instanceof DayIsOver) return { refused: 'notPermitted' }
    throw fault
  }
}

/** What was given, the sum of the day and the credits are one transaction. Asked twice, it gives once and says yes. */
async function give(
  needs: MissionNeeds,
  tx: Transaction,
  player: PlayerId,
  { mission, day }: Wish,
): Promise<Refused | null> {
  const now = needs.clock.now()
  if (!isCollectable(day, now)) return { refused: 'notPermitted' }
  if ((await barOf(needs, tx, player)) !== null) return { refused: 'notPermitted' }
  const { goal, reward } = missionRules[mission]
  const progress = await progressOf(tx, player, [day])
  if (progress(day)[mission] < goal) return { refused: 'notPermitted' }
  if (!(await insertGiven(tx, player, { day, mission, reward, at: now }))) return null
  if (!(await addToDay(tx, dayOf(now), reward))) throw new DayIsOver()
  await needs.touchSeat(tx, player)
  const sum = amount(BigInt(reward))
  await giveCredits(tx, { id: uuidV7(now), player, amount: sum, reason: 'promoCredits' })
  return null
}
