import { createHash } from 'node:crypto'
import { accountForStaff } from '#modules/identity'
import { isoTime } from '#platform/iso-time'
import { type PlayerId, playerId } from '#platform/ids'
import { writeDeed } from './deeds/write-deed.ts'
import { factsOfPlayer } from './facts-of-player.ts'
import type { BackofficeNeeds } from './needs.ts'
import { noteOf } from './note.ts'
import type { Answered, DeskRequest, DeskRoute } from './route.ts'

/** Where who may close flags has a report made of a player. */
export const reportRoute = (needs: BackofficeNeeds): DeskRoute => ({
  method: 'POST',
  path: '/desk/reports/:player',
  at: '/desk/flags',
  right: 'closeFlags',
  confirms: 'download a report with personal data',
  answer: async (asked) => {
    const { player = '' } = asked.params
    if (!/^[1-9][0-9]{0,14}$/.test(player)) return { type: 'none' }
    return suspicionReport(needs, asked, playerId(Number(player)))
  },
})

/**
 * What the authority is told of a player by whom people have grounds to suspect: the person, the payments, what was seen and what was done, as a file for its
 * portal. The deed keeps the grounds and the file's SHA-256. The player is told nothing, and a copy of their data has nothing of it: both would tip them off.
 */
async function suspicionReport(
  needs: BackofficeNeeds,
  asked: DeskRequest,
  player: PlayerId,
): Promise<Answered> {
  const grounds = noteOf(asked, 'grounds')
  if (grounds === null) return { type: 'said', on: '/desk/flags', said: 'noteMissing' }
  const account = await accountForStaff(needs.database, player)
  if (account === null) return { type: 'none' }
  const at = needs.clock.now()
  const { payments, paidIn, paidOut, takenBack, turnover, flags, identity } = await factsOfPlayer(
    needs,
    player,
  )
  const report = {
    reportedBy: needs.brand,
    madeAt: isoTime(at),
    madeBy: asked.present.name,
    grounds,
    person: {
      player,
      name: account.name,
      birthDate: account.birthDate,
      address: account.address,
      country: account.country,
      email: account.email,
      phone: account.phone,
      registeredAt: account.registeredAt.toISOString(),
      identity: identity.state,
    },
    sumsInCents: {
      paidIn: String(paidIn),
      paidOut: String(paidOut),
      takenBack: String(takenBack),
      bet: String(turnover),
    },
    payments: payments.map(({ amount, at: begun, ...payment }) => ({
      ...payment,
      amountInCents: String(amount),
      at: isoTime(begun),
    })),
    flags: flags.map(({ kind, facts, raisedAt, closed }) => ({
      kind,
      facts,
      raisedAt: isoTime(raisedAt),
      closed: closed && { ...closed, at: isoTime(closed.at) },
    })),
  }
  const content = Buffer.from(`${JSON.stringify(report, null, 2)}\n`)
  const sha256 = createHash('sha256').update(content).digest('hex')
  await needs.database.transaction((tx) =>
    writeDeed(tx, {
      at,
      staff: asked.present.name,
      deed: 'reportPlayer',
      subject: `player ${player}`,
      facts: { grounds, sha256 },
    }),
  )
  const name = `report-player-${player}-${isoTime(at).slice(0, 10)}.json`
  return { type: 'file', contentType: 'application/json', content, name }
}
