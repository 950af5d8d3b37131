import { z } from 'zod'
import { rights, roles } from './rights.ts'
import { staffCall } from './staff-call.ts'

export const session = staffCall({
  does: 'Who sits here, and what they may do.',
  right: null,
  beforeFactor: true,
  body: z.object({}),
  reply: z.object({
    name: z.string(),
    role: z.enum(roles),
    rights: z.array(z.enum(rights)),
    /** Goes with every other call as `x-desk-csrf`. */
    csrf: z.string(),
    /** What has to be done before anything else is open; null: nothing. */
    firstStep: z.enum(['setUpSecondFactor']).nullable(),
    brand: z.string(),
    /** Origin of the storefront, without a slash at the end; null where only requests tell. */
    storefront: z.string().nullable(),
  }),
})
