import { z } from 'zod'

/** Where traces go, and of how many calls. */
export interface TraceSettings {
  readonly url: string
  /** 0 to 1. */
  readonly share: number
}

export const traceEnvironment = {
  TRACES_URL: z
    .url({
      protocol: /^https?$/,
      error:
        'TRACES_URL must be where a collector takes OTLP, such as http://localhost:4318/v1/traces.',
    })
    .optional(),
  TRACES_SHARE: z
    .string()
    .regex(/^(0(\.\d{1,6})?|1)$/, 'TRACES_SHARE must be a share from 0 to 1, such as 0.01.')
    .transform(Number)
    .default(1),
} as const

type Set = z.output<z.ZodObject<typeof traceEnvironment>>

/** Null: nothing is traced. */
export const traceSettings = ({
  TRACES_URL: url,
  TRACES_SHARE: share,
}: Set): TraceSettings | null => (url === undefined ? null : { url, share })
