import { isbot } from 'isbot'
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import type { PageContext } from '@fairhouse/contract/page-context'
import { pageContext } from './shell/house/context.ts'
import { streamPage } from './stream-page.server.ts'

/** Milliseconds after which data that is still outstanding is given up. */
export const streamTimeout = 5_000

export type PageHandler = (request: Request, context: PageContext) => Promise<Response>

/**
 * How the HTTP server renders pages. It is part of the bundle so that handler, context class and context key come from
 * one copy of React Router; the server itself imports none.
 */
export function createHandler(build: ServerBuild, mode: string): PageHandler {
  const handle = createRequestHandler(build, mode)
  return (request, context) => {
    const provider = new RouterContextProvider()
    provider.set(pageContext, context)
    return handle(request, provider)
  }
}

interface Rendering {
  readonly status: number
  readonly headers: Headers
  readonly entry: EntryContext
  readonly context: RouterContextProvider
}

/** React Router's own entry: five arguments in its order. */
export default function handleRequest(
  ...[request, status, headers, entry, context]: [
    Request,
    number,
    Headers,
    EntryContext,
    RouterContextProvider,
  ]
): Promise<Response> {
  return render(request, { status, headers, entry, context })
}

async function render(request: Request, rendering: Rendering): Promise<Response> {
  const { headers, entry, context } = rendering
  if (request.method === 'HEAD') return new Response(null, { status: rendering.status, headers })
  const { nonce, isWhole } = context.get(pageContext)
  const nonced = nonce === '' ? {} : { nonce }
  let status = rendering.status
  const stream = await streamPage(<ServerRouter context={entry} url={request.url} {...nonced} />, {
    ...nonced,
    whole: isWhole || isbot(request.headers.get('user-agent')),
    giveUpAfter: streamTimeout + 1_000,
    onError: (error) => {
      status = 500
      reportFault(error)
    },
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}

/** Faults of loaders; a request that the browser gave up is none. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) reportFault(error)
}

function reportFault(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error))
}
