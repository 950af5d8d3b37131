import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from './language.ts'
import { sayTransport, type TransportStatus } from './say.ts'

/** Whether somebody looks at the answer: a browser that asks for a page rather than a program that asks for JSON. */
export const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  (request.headers.accept ?? '').includes('text/html')

/** The page for when there are no pages: two sentences without style or script. */
export function sendPlainPage(reply: FastifyReply, status: TransportStatus, language: Language) {
  const { message, publicMessage } = sayTransport(status, language)
  return reply
    .code(Number(status))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light">` +
        `<title>${message}</title><h1>${message}</h1><p>${publicMessage}</p></html>`,
    )
}
