import Fastify from 'fastify'
import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'

/** A page of the same framework with next to nothing on it: what no page of the house can be faster than. */
const page = (nonce: number) =>
  createElement(
    'html',
    { lang: 'en' },
    createElement('head', null, createElement('title', null, 'Bare')),
    createElement('body', null, createElement('p', null, `Page ${nonce}`)),
  )

const app = Fastify()
let served = 0
app.get('/', async (_request, reply) => {
  served += 1
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return reply.send(new Response(await renderToReadableStream(page(served)), { headers }))
})
const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.({ port: Number(new URL(address).port) })
process.once('disconnect', () => process.exit())
