import { z } from 'zod'
import { isoTime } from '#platform/iso-time'
import type { Connection, ToldTransaction } from '../../dialect.ts'
import { askWithKey } from './ask-with-key.ts'
import { betRef, money, round as roundName } from './wire.ts'

const list = z.array(
  z.object({ round: roundName, betAmount: money, winloseAmount: money }).transform(
    ({ round, betAmount, winloseAmount }): ToldTransaction => ({
      ref: betRef(round),
      taken: betAmount,
      given: winloseAmount,
    }),
  ),
)

/** Asks for the rounds that were bet at once (`/singleWallet/GetBetRecordByTime`). */
export async function transactions(
  connection: Connection,
  from: number,
  to: number,
): Promise<readonly ToldTransaction[] | null> {
  const told = await askWithKey(connection, 'GetBetRecordByTime', {
    fields: { StartTime: isoTime(from), EndTime: isoTime(to) },
    answer: z.object({ ErrorCode: z.literal(0), Data: list }),
  })
  return told?.Data ?? null
}
