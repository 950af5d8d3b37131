import type {
  askMeterMove,
  decideMeterMove,
  jackpotMeters,
} from '@fairhouse/contract/backoffice/jackpots'
import { uuidV7 } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { NotDone, once } from '../calls/once.ts'
import type { StaffAnswer } from '../calls/staff-answer.ts'
import { writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'

export const tellMeters =
  ({ database, jackpots }: BackofficeNeeds): StaffAnswer<typeof jackpotMeters> =>
  async () => {
    const [meters, moves] = [await jackpots.meters(database), await jackpots.moves(database)]
    return {
      reply: {
        meters: meters.map(({ name, currency, run, begunAt, isOrphaned, mayReceive, ...sums }) => ({
          name,
          currency,
          run,
          begunAt: isoTime(begunAt.getTime()),
          shows: Number(sums.shows),
          laidBy: Number(sums.laidBy),
          paid: Number(sums.paid),
          orphaned: isOrphaned,
          mayReceive,
        })),
        moves: moves.map(({ amount, askedAt, decidedAt: _decidedAt, ...move }) => ({
          ...move,
          askedAt: isoTime(askedAt.getTime()),
          amount: amount === null ? null : Number(amount),
        })),
      },
    }
  }

export const askForMove =
  (needs: BackofficeNeeds): StaffAnswer<typeof askMeterMove> =>
  async (present, { key, ...body }) => {
    const id = uuidV7(needs.clock.now())
    const wish = {
      call: 'askMeterMove',
      deed: 'askMeterMove',
      player: null,
      subject: `meter ${body.from} ${body.currency}`,
      key,
      body,
      made: id,
    } as const
    const outcome = await once(needs, present, wish, async (tx, at) => {
      const no = await needs.jackpots.ask(tx, { ...body, id, askedBy: present.name }, at)
      if (no !== null) throw new NotDone(no)
      return { move: id, ...body }
    })
    return 'refused' in outcome ? outcome : { reply: {} }
  }

/** Decision, record, both chains and the transfer stand or fall together. */
export const decideOnMove =
  ({ database, clock, jackpots }: BackofficeNeeds): StaffAnswer<typeof decideMeterMove> =>
  async ({ name }, { id, approve }) =>
    database.transaction(async (tx) => {
      const at = clock.now()
      const decided = await jackpots.decide(tx, { id, approve, by: name, at })
      if (typeof decided === 'string') return { refused: decided }
      const { from, to, currency, amount } = decided
      await writeDeed(tx, {
        at,
        staff: name,
        deed: approve ? 'makeMeterMove' : 'declineMeterMove',
        subject: `meter ${from} ${currency}`,
        facts: { move: id, to, ...(amount === null ? {} : { amount: Number(amount) }) },
      })
      return { reply: {} }
    })
