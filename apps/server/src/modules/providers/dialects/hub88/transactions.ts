import { z } from 'zod'
import { isoTime } from '#platform/iso-time'
import type { Connection, ToldTransaction } from '../../dialect.ts'
import { askSigned } from './ask-signed.ts'
import { money } from './wire.ts'

const list = z.array(
  z.object({ transaction_uuid: z.string(), kind: z.enum(['bet', 'win']), amount: money }).transform(
    ({ transaction_uuid: ref, kind, amount }): ToldTransaction => ({
      ref,
      taken: kind === 'bet' ? amount : 0n,
      given: kind === 'win' ? amount : 0n,
    }),
  ),
)

/** Asks for what moved (`/operator/generic/v2/transaction/list`). */
export const transactions = (
  connection: Connection,
  from: number,
  to: number,
): Promise<readonly ToldTransaction[] | null> =>
  askSigned(connection, 'transaction/list', {
    body: { operator_id: connection.operator, from: isoTime(from), to: isoTime(to) },
    answer: list,
  })
