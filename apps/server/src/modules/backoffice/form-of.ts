import type { FastifyRequest } from 'fastify'

/** Fields of a form; none for what came without. */
export const formOf = ({ body }: Pick<FastifyRequest, 'body'>): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams()
