import { z } from 'zod'

/** An application failure: HTTP 200 with `status` 0. Keys that do not apply are left out. */
export const failure = z.object({
  status: z.literal(0),
  code: z.union([z.int(), z.string()]),
  message: z.string(),
  type: z.string(),
  publicMessage: z.string().optional(),
  /** Field name to sentence. */
  invalidFields: z.record(z.string(), z.string()).optional(),
  metadata: z.record(z.string(), z.unknown()).optional(),
})
export type Failure = z.infer<typeof failure>
