import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'

/** The body as it came, to the byte. */
export const rawOf = (request: FastifyRequest): Buffer =>
  Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)

/** Fields of a form. */
export const formOf = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams(rawOf(request).toString('utf8'))

/** JSON as it must be; null when it is not. */
export function jsonOf<Schema extends z.ZodType>(
  request: FastifyRequest,
  schema: Schema,
): z.output<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(rawOf(request).toString('utf8'))).data ?? null
  } catch {
    // No JSON at all is as wrong as JSON of another shape.
    return null
  }
}
