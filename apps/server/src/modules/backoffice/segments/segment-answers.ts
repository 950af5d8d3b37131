import {
  askingNothing,
  countedAtMost,
  type countSegment,
  type dropSegment,
  type makeSegment,
  type makeTag,
  type players,
  type segments,
  segmentsAtMost,
  type SegmentQuestion,
  type tagPlayer,
  tagsAtMost,
} from '@fairhouse/contract/backoffice/segments'
import { accountForStaff, accountsOf } from '#modules/identity'
import { holdingBack } from '#modules/protection'
import { type PlayerId, playerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import type { StaffAnswer } from '../calls/staff-answer.ts'
import { pagesAllowed, writeWithin } from '../deeds/count-deeds.ts'
import type { BackofficeNeeds } from '../needs.ts'
import { dropSegment as drop, insertSegment, keptSegments, questionOf } from '../store/segments.ts'
import {
  countStandings,
  oldestReading,
  standingsThatFit,
  type StoredStanding,
} from '../store/standings.ts'
import { may } from '../staff/roles.ts'
import { allTags, changePlayerTag, hasTag, insertTag, tagsOf } from '../store/tags.ts'
import { together } from '../together.ts'

const aPage = 50
/** A smaller number tells of persons. */
const fewest = 10

export const tellSegments =
  ({ database }: BackofficeNeeds): StaffAnswer<typeof segments> =>
  async () => ({
    reply: {
      segments: await keptSegments(database, segmentsAtMost),
      tags: await allTags(database),
    },
  })

export const tellCount =
  ({ database, clock }: BackofficeNeeds): StaffAnswer<typeof countSegment> =>
  async ({ role }, { question }) => {
    const bounds = { nowMs: clock.now(), most: countedAtMost }
    const found = await countStandings(database, question, bounds)
    const oldest = await oldestReading(database)
    const few = found > 0 && found < fewest && !may(role, 'readPlayers')
    return {
      reply: {
        players: few ? 0 : Math.min(found, countedAtMost),
        more: found > countedAtMost,
        few,
        knownSince: oldest && isoTime(oldest.getTime()),
      },
    }
  }

export const saveSegment =
  (needs: BackofficeNeeds): StaffAnswer<typeof makeSegment> =>
  async (present, { id, name, question }) => {
    const recorded = { deed: 'makeSegment', subject: `segment ${id}`, facts: { name } }
    const segment = { id, name, question, madeBy: present.name }
    const bounds = { nowMs: needs.clock.now(), most: segmentsAtMost }
    const isMade = await together(needs, present, recorded, (tx) =>
      insertSegment(tx, segment, bounds),
    )
    return isMade ? { reply: {} } : { refused: 'soAlready' }
  }

export const takeSegmentOff =
  (needs: BackofficeNeeds): StaffAnswer<typeof dropSegment> =>
  async (present, { id, note }) => {
    const recorded = { deed: 'dropSegment', subject: `segment ${id}`, facts: { note } }
    const isDone = await together(needs, present, recorded, (tx) => drop(tx, id, needs.clock.now()))
    return isDone ? { reply: {} } : { refused: 'notFound' }
  }

export const makeNewTag =
  (needs: BackofficeNeeds): StaffAnswer<typeof makeTag> =>
  async (present, { tag, meaning }) => {
    const recorded = { deed: 'makeTag', subject: `tag ${tag}`, facts: { meaning } }
    const bounds = { nowMs: needs.clock.now(), most: tagsAtMost }
    const isMade = await together(needs, present, recorded, (tx) =>
      insertTag(tx, { tag, meaning, by: present.name }, bounds),
    )
    return isMade ? { reply: {} } : { refused: 'soAlready' }
  }

export const changeTagOfPlayer =
  (needs: BackofficeNeeds): StaffAnswer<typeof tagPlayer> =>
  async (present, { player: number, tag, on, note }) => {
    const player = playerId(number)
    const { database, clock } = needs
    if ((await accountForStaff(database, player)) === null || !(await hasTag(database, tag)))
      return { refused: 'notFound' }
    const recorded = {
      deed: on ? 'tagPlayer' : 'untagPlayer',
      subject: `player ${player}`,
      facts: { tag, note },
    }
    const change = { player, tag, on, by: present.name, nowMs: clock.now() }
    const isDone = await together(needs, present, recorded, (tx) => changePlayerTag(tx, change))
    return isDone ? { reply: {} } : { refused: 'soAlready' }
  }

/** A page of players; from whom to whom, and of which segment, is written down before. */
export const tellPlayers =
  (needs: BackofficeNeeds): StaffAnswer<typeof players> =>
  async ({ name: staff }, { segment, tag, before }) => {
    const { database, clock } = needs
    const asked = segment === null ? askingNothing : await questionOf(database, segment)
    if (asked === null) return { refused: 'notFound' }
    const question: SegmentQuestion =
      tag === null ? asked : { ...asked, withTags: [...new Set([...asked.withTags, tag])] }
    const page = { nowMs: clock.now(), before: placeOf(before), limit: aPage + 1 }
    const found = await standingsThatFit(database, question, page)
    const shown = found.slice(0, aPage)
    const [first, last] = [shown[0]?.player ?? null, shown.at(-1)?.player ?? null]
    const facts = { segment, tag, shown: shown.length, first, last }
    const deed = { staff, deed: 'listPlayers', subject: 'players', facts }
    if (!(await writeWithin(needs, pagesAllowed, deed))) return { refused: 'tooOften' }
    return {
      reply: {
        rows: await withNames(needs, shown),
        next: found.length > aPage && last !== null ? String(last) : null,
      },
    }
  }

const placeOf = (before: string | null): number | null =>
  before !== null && /^[1-9][0-9]{0,14}$/.test(before) ? Number(before) : null

/** Without those who hold back since they were read. */
async function withNames({ database, clock }: BackofficeNeeds, found: readonly StoredStanding[]) {
  const ids: readonly PlayerId[] = found.map(({ player }) => player)
  const held = await holdingBack(database, ids, clock.now())
  const logins = new Map(
    (await accountsOf(database, ids)).map(({ player, login }) => [player, login]),
  )
  const tags = await tagsOf(database, ids)
  return found
    .filter(({ player }) => !held.has(player))
    .map(({ player, registeredAt, seenAt, paidIn, paidOut, ...one }) => ({
      ...one,
      player,
      login: logins.get(player) ?? '',
      registeredAt: isoTime(registeredAt.getTime()),
      seenAt: seenAt && isoTime(seenAt.getTime()),
      paidIn,
      net: paidIn - paidOut,
      tags: [...(tags.get(player) ?? [])],
    }))
}
