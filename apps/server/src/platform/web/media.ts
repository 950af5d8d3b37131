import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { lockedPolicy } from '../http/security-headers.ts'
import type { MediaFile, Pictures } from './pictures.ts'
import { stampOfAddress } from './stamp.ts'

const forEver = 'public, max-age=31536000, immutable'
/** Of an address with an old stamp or none, which will show another picture one day. */
const forNow = 'public, max-age=300'

/**
 * `/media/…`: the pictures of games. Only what the index knows has an address, so that no path leads out of it. They may be
 * fetched through a media host, hence the cross-origin policy.
 */
export function mountMedia(app: FastifyInstance, pictures: Pick<Pictures, 'fileAt'>): void {
  app.get('/media/*', async (request, reply) => {
    const [path = ''] = request.url.slice('/media/'.length).split('?')
    reply
      .header('content-security-policy', lockedPolicy)
      .header('cross-origin-resource-policy', 'cross-origin')
    const found = pictures.fileAt(path)
    if (found === undefined)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Not Found')
    reply.header('cache-control', stampOfAddress(request.url) === found.stamp ? forEver : forNow)
    return sendPicture(request, reply, found)
  })
}

/** An answer without the picture when the browser has it. */
async function sendPicture(request: FastifyRequest, reply: FastifyReply, found: MediaFile) {
  const tag = `"${found.stamp}"`
  reply.header('etag', tag)
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim()) ?? []
  if (known.some((one) => one === '*' || one === tag || one === `W/${tag}`))
    return reply.code(304).send()
  return reply.type(found.type).send(await readFile(found.file))
}
