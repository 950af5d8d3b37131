import type {
  playerComplaints,
  playerIdentity,
  playerLinks,
  playerLoyalty,
  playerMessages,
  playerNotes,
  playerProtection,
  playerSessions,
} from '@fairhouse/contract/backoffice/player-parts'
import { playersWithSameMethods } from '#modules/cashier'
import { accountsOf, linkedAccounts, newestSessions, samePersons } from '#modules/identity'
import { newestMessages } from '#modules/inbox'
import { playerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { browserWords } from '#platform/user-agent'
import type { BackofficeNeeds } from '../needs.ts'
import { newestNotes } from '../store/notes.ts'
import { inText } from './in-text.ts'
import { networkAddressFor } from './masked.ts'
import type { StaffAnswer } from './staff-answer.ts'

const shownAtMost = 50

export const tellProtection =
  ({ protection }: BackofficeNeeds): StaffAnswer<typeof playerProtection> =>
  async (_present, body) => {
    const player = playerId(body.player)
    const steps = await protection.steps(player, { after: 0, limit: 500 })
    return {
      reply: {
        standing: (await protection.standing(player)).map((row) =>
          Object.entries(row).map(([name, value]) => ({ name, value: inText(value) })),
        ),
        steps: steps.toReversed().map(({ what, at, details }) => ({
          what: inText(what),
          at: inText(at),
          details: inText(details),
        })),
      },
    }
  }

export const tellLoyalty =
  ({ database, loyaltyOf }: BackofficeNeeds): StaffAnswer<typeof playerLoyalty> =>
  async (_present, { player }) => ({
    reply: { standing: await loyaltyOf(database, playerId(player)) },
  })

export const tellIdentity =
  ({ database, compliance }: BackofficeNeeds): StaffAnswer<typeof playerIdentity> =>
  async (_present, { player }) => {
    const file = await compliance.identityOf(database, playerId(player))
    return {
      reply: {
        state: file.state,
        steps: file.steps.toReversed().map(({ at, to_state: to, by, actor, reason, note }) => ({
          at: isoTime(at.getTime()),
          to,
          by: actor === null ? by : `${by}: ${actor}`,
          note: [reason, note].filter((word) => word !== null).join('. ') || null,
        })),
        papers: file.papers.map((paper) => ({
          id: paper.paper_id,
          kind: paper.kind,
          at: isoTime(paper.sent_at.getTime()),
          type: paper.type,
          bytes: paper.bytes,
          handedIn: paper.handed_in,
        })),
      },
    }
  }

export const tellMessages =
  ({ database }: BackofficeNeeds): StaffAnswer<typeof playerMessages> =>
  async (_present, { player }) => ({
    reply: {
      messages: (await newestMessages(database, playerId(player), shownAtMost)).map((one) => ({
        ...one,
        at: isoTime(one.at.getTime()),
      })),
    },
  })

export const tellComplaints =
  ({ complaintsOf }: BackofficeNeeds): StaffAnswer<typeof playerComplaints> =>
  async (_present, { player }) => ({
    reply: {
      complaints: (await complaintsOf(playerId(player))).map(
        ({ number, subject, state, dueAt, steps }) => ({
          number,
          subject,
          state,
          dueAt,
          steps: [...steps],
        }),
      ),
    },
  })

export const tellNotes =
  ({ database }: BackofficeNeeds): StaffAnswer<typeof playerNotes> =>
  async (_present, { player }) => ({
    reply: {
      notes: (await newestNotes(database, player, shownAtMost)).map((one) => ({
        ...one,
        at: isoTime(one.at.getTime()),
      })),
    },
  })

export const tellSessions =
  ({ database }: BackofficeNeeds): StaffAnswer<typeof playerSessions> =>
  async ({ role }, { player }) => ({
    reply: {
      sessions: (await newestSessions(database, playerId(player), shownAtMost)).map(
        ({ id, address, userAgent, at, seenAt, endedAt, endedBy }) => ({
          id,
          address: networkAddressFor(role, address),
          browser: browserOf(userAgent),
          at: isoTime(at.getTime()),
          seenAt: isoTime(seenAt.getTime()),
          endedAt: endedAt && isoTime(endedAt.getTime()),
          endedBy,
        }),
      ),
    },
  })

const browserOf = (userAgent: string): string => {
  const { browser, system } = browserWords(userAgent)
  return [browser, system].filter((word) => word !== null).join(', ') || '?'
}

/** Accounts that may be the same person's. */
export const tellLinks =
  ({ database }: BackofficeNeeds): StaffAnswer<typeof playerLinks> =>
  async (_present, body) => {
    const player = playerId(body.player)
    const found = [
      ...(await linkedAccounts(database, player, shownAtMost)),
      ...(await playersWithSameMethods(database, player, shownAtMost)).map((other) => ({
        player: other,
        by: 'paymentMethod' as const,
      })),
      ...(await samePersons(database, player)).map((other) => ({
        player: playerId(Number(other)),
        by: 'person' as const,
      })),
    ]
    const byPlayer = Map.groupBy(found, (one) => one.player)
    const accounts = await accountsOf(database, [...byPlayer.keys()])
    return {
      reply: {
        links: accounts.map(({ player: other, login, suspended }) => ({
          player: other,
          login,
          suspended,
          by: [...new Set((byPlayer.get(other) ?? []).map(({ by }) => by))],
        })),
      },
    }
  }
