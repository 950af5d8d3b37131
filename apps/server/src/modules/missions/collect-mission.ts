import {
  type MissionName,
  type MissionAsset,
  missionRules,
} from '@fairhouse/contract/mission-rules'
import { amount } from '@fairhouse/money'
import { givePoints } from '#modules/loyalty'
import { giveCredits } from '#modules/wallet'
import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import type { Answer, Refused } from '#platform/answer'
import type { Transaction } from '#platform/database'
import { type PlayerId, uuidV7 } from '#platform/ids'
import { dayOf } from '#platform/iso-time'
import { isCollectable } from './collectable-days.ts'
import type { MissionNeeds } from './needs.ts'
import { addToDay, insertGiven } from './store/given.ts'
import { progressOf } from './store/progress.ts'
import { assetOf, barOf, shownMissions } from './tell-missions.ts'

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
  // Read beforehand: a transaction that waits for another connection would hold up the house.
  const status = await needs.playerStatus(player)
  try {
    return await needs.database.transaction((tx) => give(needs, tx, { player, status, ...wish }))
  } catch (fault) {
    if (fault instanceof DayIsOver) return { refused: 'notPermitted' }
    throw fault
  }
}

/** What was given, the sum of the day and the reward are one transaction. Asked twice, it gives once and says yes. */
async function give(
  needs: MissionNeeds,
  tx: Transaction,
  asked: Wish & { readonly player: PlayerId; readonly status: PlayerStatus },
): Promise<Refused | null> {
  const { player, status, mission, day } = asked
  const now = needs.clock.now()
  if (!isCollectable(day, now)) return { refused: 'notPermitted' }
  if ((await barOf(needs, tx, { player, status })) !== null) return { refused: 'notPermitted' }
  const asset = assetOf(status)
  const { goal, reward: rewards } = missionRules[mission]
  const reward = rewards[asset]
  const progress = await progressOf(tx, player, [day])
  if (progress(day)[mission] < goal) return { refused: 'notPermitted' }
  if (!(await insertGiven(tx, player, { day, mission, asset, reward, at: now }))) return null
  if (!(await addToDay(tx, { day: dayOf(now), asset, reward }))) throw new DayIsOver()
  await rewardIn[asset](needs, tx, { id: uuidV7(now), player, reward, at: now })
  return null
}

interface Reward {
  readonly id: string
  readonly player: PlayerId
  /** As the rule of the mission has it. */
  readonly reward: number
  /** Epoch milliseconds. */
  readonly at: number
}

type GiveReward = (needs: MissionNeeds, tx: Transaction, given: Reward) => Promise<void>

const rewardIn: Readonly<Record<MissionAsset, GiveReward>> = {
  CREDIT: async ({ touchSeat }, tx, { id, player, reward }) => {
    await touchSeat(tx, player)
    await giveCredits(tx, { id, player, amount: amount(BigInt(reward)), reason: 'promoCredits' })
  },
  // No seat holds points.
  POINT: (_needs, tx, { id, player, reward, at }) =>
    givePoints(tx, { id, player, points: reward, cause: 'mission', at }),
}
