import {
  type askTournamentEnd,
  boardLength,
  type decideTournamentEnd,
  type makeTournament,
  type StaffTournament,
  type tournamentBoard,
  tournamentDollarsAtMost,
  type tournaments,
} from '@fairhouse/contract/backoffice/tournaments'
import type { StaffBody, StaffRefusal } from '@fairhouse/contract/backoffice/staff-call'
import { accountsOf } from '#modules/identity'
import { uuidV7 } from '#platform/ids'
import { fromIsoTime, isoTime } from '#platform/iso-time'
import { NotDone, once } from '../calls/once.ts'
import type { StaffAnswer } from '../calls/staff-answer.ts'
import { deedsSince, dollarTournamentsAllowed } from '../deeds/count-deeds.ts'
import { lockDeeds, writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'
import type { TournamentForStaff } from '../rewards.ts'

export const tellTournaments =
  ({ database, tournaments: desk }: BackofficeNeeds): StaffAnswer<typeof tournaments> =>
  async () => ({
    reply: { tournaments: ((await desk()?.tournaments(database)) ?? []).map(shown) },
  })

const shown = (one: TournamentForStaff): StaffTournament => ({
  ...one,
  prizes: [...one.prizes],
  opensAt: isoTime(one.opensAt),
  closesAt: isoTime(one.closesAt),
})

/** Who stands where, with a row more to know whether a page follows. */
export const tellBoard =
  ({ database, tournaments: desk }: BackofficeNeeds): StaffAnswer<typeof tournamentBoard> =>
  async (_present, { id, page }) => {
    const offset = (page - 1) * boardLength
    const placed = (await desk()?.board(database, id, { offset, limit: boardLength + 1 })) ?? []
    const rows = placed.slice(0, boardLength)
    const accounts = await accountsOf(
      database,
      rows.map(({ player }) => player),
    )
    const logins = new Map(accounts.map((one) => [one.player, one.login]))
    return {
      reply: {
        rows: rows.map((row, index) => ({
          ...row,
          place: offset + index + 1,
          login: logins.get(row.player) ?? '',
        })),
        more: placed.length > boardLength,
      },
    }
  }

export const makeNewTournament =
  (needs: BackofficeNeeds): StaffAnswer<typeof makeTournament> =>
  async (present, { key, note, ...terms }) => {
    const desk = needs.tournaments()
    if (desk === null) return { refused: 'notFound' }
    const outOfBounds = whyNotAtAll(terms, needs.clock.now())
    if (outOfBounds !== null) return { refused: outOfBounds }
    const facts = { ...terms, prizes: terms.prizes.join(' '), note }
    const wish = {
      call: 'makeTournament',
      deed: 'makeTournament',
      player: null,
      subject: `tournament ${terms.title}`,
      key,
      body: facts,
      made: null,
    } as const
    const outcome = await once(needs, present, wish, async (tx, at) => {
      if (terms.currency === 'USD') {
        // One at a time: of two that are made at once, the second counts the first.
        await lockDeeds(tx)
        const { times, withinMs } = dollarTournamentsAllowed
        const asked = { staff: present.name, deed: wish.deed, facts: { currency: 'USD' } }
        if ((await deedsSince(tx, asked, at - withinMs)) >= times) throw new NotDone('tooOften')
      }
      const tournament = await desk.make(tx, {
        ...terms,
        opensAt: fromIsoTime(terms.opensAt),
        closesAt: fromIsoTime(terms.closesAt),
      })
      return { tournament, ...facts }
    })
    return 'refused' in outcome ? outcome : { reply: {} }
  }

/** What no tournament of staff's may be. */
function whyNotAtAll(
  {
    currency,
    prizes,
    opensAt,
  }: Pick<StaffBody<typeof makeTournament>, 'currency' | 'prizes' | 'opensAt'>,
  now: number,
): StaffRefusal | null {
  const sum = prizes.reduce((total, prize) => total + prize, 0)
  if (currency === 'USD' && sum > tournamentDollarsAtMost) return 'tooMuch'
  return fromIsoTime(opensAt) <= now ? 'inThePast' : null
}

export const askForEnd =
  (needs: BackofficeNeeds): StaffAnswer<typeof askTournamentEnd> =>
  async (present, { key, tournament, ending, note }) => {
    const desk = needs.tournaments()
    if (desk === null) return { refused: 'notFound' }
    const id = uuidV7(needs.clock.now())
    const body = { tournament, ending, note }
    const wish = {
      call: 'askTournamentEnd',
      deed: 'askTournamentEnd',
      player: null,
      subject: `tournament ${tournament}`,
      key,
      body,
      made: id,
    } as const
    const outcome = await once(needs, present, wish, async (tx, at) => {
      const no = await desk.askToEnd(tx, { id, ...body, by: present.name, at })
      if (no !== null) throw new NotDone(no)
      return body
    })
    return 'refused' in outcome ? outcome : { reply: {} }
  }

export const decideOnEnd =
  ({
    database,
    clock,
    tournaments: desk,
  }: BackofficeNeeds): StaffAnswer<typeof decideTournamentEnd> =>
  async ({ name }, { id, approve }) =>
    database.transaction(async (tx) => {
      const at = clock.now()
      const decided = (await desk()?.decide(tx, { id, approve, by: name, at })) ?? 'notFound'
      if (typeof decided === 'string') return { refused: decided }
      await writeDeed(tx, {
        at,
        staff: name,
        deed: approve ? 'makeTournamentEnd' : 'declineTournamentEnd',
        subject: `tournament ${decided.tournament}`,
        facts: { ending: decided.ending },
      })
      return { reply: {} }
    })
