import { z } from 'zod'
import { askSigned } from './ask-signed.ts'
import type { Connection } from '../../dialect.ts'

/** Asks for the games (`/operator/generic/v2/game/list`). */
export const probe = async (connection: Connection): Promise<boolean> =>
  (await askSigned(connection, 'game/list', {
    body: { operator_id: connection.operator },
    answer: z.array(z.unknown()),
  })) !== null
