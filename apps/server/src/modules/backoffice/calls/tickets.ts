import type { ticket, ticketFile, tickets } from '@fairhouse/contract/backoffice/tickets'
import { ticketNumber, type TicketLine } from '#modules/support'
import { isoTime } from '#platform/iso-time'
import type { BackofficeNeeds } from '../needs.ts'
import { loginsOf, recordReading } from './reading.ts'
import type { StaffAnswer } from './staff-answer.ts'

const aPage = 50

export const idOfTicket = (number: string): string => number.slice('T-'.length)

/** The queue: those that wait for us in the order in which they have waited. */
export const tellTickets =
  (needs: BackofficeNeeds): StaffAnswer<typeof tickets> =>
  async ({ name }, { state, subject, whose, before }) => {
    const assignee = { all: null, mine: name, nobody: '' }[whose]
    const after = placeOf(before)
    const found = await needs.support.queue({ state, subject, assignee, after, limit: aPage + 1 })
    const rows = found.slice(0, aPage)
    const loginOf = await loginsOf(needs, rows)
    const last = rows.at(-1)
    return {
      reply: {
        rows: rows.map((one) => queued(one, loginOf)),
        next: found.length > aPage && last ? `${last.movedAt}.${last.id}` : null,
      },
    }
  }

/** A ticket; that somebody read it is written down before it is shown. */
export const tellTicket =
  (needs: BackofficeNeeds): StaffAnswer<typeof ticket> =>
  async (present, { number }) => {
    const one = await needs.support.one(idOfTicket(number))
    if (!one) return { refused: 'notFound' }
    await recordReading(needs, present, {
      deed: 'readTicket',
      subject: `ticket ${number}`,
      facts: { player: one.player },
    })
    const { round, payment, messages } = one
    return {
      reply: {
        ...queued(one, await loginsOf(needs, [one])),
        round,
        payment,
        messages: messages.map(({ staff, text, at, files }) => ({
          staff,
          text,
          at: isoTime(at),
          files: [...files],
        })),
      },
    }
  }

/** A player's file, for who answers; written down like the reading of the ticket. */
export const giveTicketFile =
  (needs: BackofficeNeeds): StaffAnswer<typeof ticketFile> =>
  async (present, { number, fileId }) => {
    const file = await needs.support.file({ ticket: idOfTicket(number), fileId })
    if (!file) return { refused: 'notFound' }
    const facts = { file: fileId }
    await recordReading(needs, present, {
      deed: 'readTicketFile',
      subject: `ticket ${number}`,
      facts,
    })
    return { reply: { type: file.type, content: Buffer.from(file.content).toString('base64') } }
  }

const queued = (
  { id, player, subject, state, assignee, openedAt, movedAt, rating }: TicketLine,
  loginOf: (player: number) => string,
) => ({
  number: ticketNumber(id),
  player,
  login: loginOf(player),
  subject,
  state,
  assignee,
  openedAt: isoTime(openedAt),
  movedAt: isoTime(movedAt),
  rating,
})

/** `1795777594988.1042`: when the last of a page moved, and its id. */
function placeOf(before: string | null): { movedAt: number; id: string } | null {
  const [, movedAt, id] = /^([0-9]{1,15})[.]([1-9][0-9]{0,14})$/.exec(before ?? '') ?? []
  return movedAt === undefined || id === undefined ? null : { movedAt: Number(movedAt), id }
}
