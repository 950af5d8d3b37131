import { z } from 'zod'
import type { Connection } from '../../dialect.ts'
import { askWithKey } from './ask-with-key.ts'

/** Asks for the games (`/singleWallet/GetGameList`). */
export const probe = async (connection: Connection): Promise<boolean> =>
  (await askWithKey(connection, 'GetGameList', {
    fields: {},
    answer: z.object({ ErrorCode: z.literal(0), Data: z.array(z.unknown()) }),
  })) !== null
