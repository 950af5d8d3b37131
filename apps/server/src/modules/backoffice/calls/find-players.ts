import type { find } from '@fairhouse/contract/backoffice/find'
import { accountsOf } from '#modules/identity'
import { writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'
import { may } from '../staff/roles.ts'
import { maskedEmail } from './masked.ts'
import type { StaffAnswer } from './staff-answer.ts'
import { fitsOf } from './ways-to-find.ts'

const shownAtMost = 20

/**
 * Finds players by whatever was typed. Whom it showed is written down with how they were found, and not what was typed: an address does not
 * belong into a chain from which nothing is ever removed. A search in vain is written down too, for who guesses mostly guesses wrong.
 */
export const findPlayers =
  ({ database, clock }: BackofficeNeeds): StaffAnswer<typeof find> =>
  async ({ name, role }, { text }) => {
    const seesContacts = may(role, 'seeContacts')
    const search = { text, wholeContacts: !seesContacts, limit: shownAtMost + 1 }
    const fits = await fitsOf(database, search)
    const byPlayer = Map.groupBy(fits, ({ player }) => player)
    const wanted = [...byPlayer.keys()].slice(0, shownAtMost)
    const accounts = await accountsOf(database, wanted)
    const players = wanted.flatMap((player) => {
      const account = accounts.find((one) => one.player === player)
      const own = byPlayer.get(player) ?? []
      if (!account) return []
      return {
        ...account,
        email: seesContacts ? account.email : maskedEmail(account.email),
        by: [...new Set(own.map(({ by }) => by))],
        payment: own.find(({ payment }) => payment !== null)?.payment ?? null,
        round: own.find(({ round }) => round !== null)?.round ?? null,
      }
    })
    await database.transaction((tx) =>
      writeDeed(tx, {
        at: clock.now(),
        staff: name,
        deed: 'findPlayers',
        subject: 'players',
        facts: {
          by: [...new Set(players.flatMap(({ by }) => by))].join(' '),
          players: players.map(({ player }) => player).join(' '),
        },
      }),
    )
    return { reply: { players, more: byPlayer.size > wanted.length } }
  }
