import type { FastifyInstance } from 'fastify'
import { createCommonStart } from '../http/common-start.ts'
import { filePolicy } from '../http/security-headers.ts'
import { sendKept, type ShareNeeds } from './send-shared-page.ts'

/**
 * Answers what an open page asks of its links: which routes they lead to, and the scripts of those. It is the same for everybody and may
 * be kept for ever, so it comes without a cookie.
 */
export function mountRoutesOfLinks(
  app: FastifyInstance,
  { build, visitorsPages }: Pick<ShareNeeds, 'build' | 'visitorsPages'>,
): void {
  app.get(build.routesPath, async (request, reply) => {
    const kept = await visitorsPages.page(request.url, async () => {
      const { status, headers, text } = await described(build, request.url)
      return { status, headers, start: createCommonStart(text), isWhole: false }
    })
    reply.header('cache-control', 'no-store').header('content-security-policy', filePolicy)
    return sendKept(request, reply, kept)
  })
}

/** Only path and query count; a request of its own holds nothing of who asks. */
async function described(build: ShareNeeds['build'], url: string) {
  const answer = await build.describeRoutes(new Request(`http://house.invalid${url}`))
  return { status: answer.status, headers: [...answer.headers], text: await answer.text() }
}
