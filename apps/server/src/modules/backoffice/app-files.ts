import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Where the back office's pages lie once they are built (`apps/backoffice/build.ts`). */
const builtFolder = fileURLToPath(new URL('../../../../backoffice/build/', import.meta.url))

/** The app's own files and its own calls; nothing that stands in the page itself, nothing from elsewhere. */
const appPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

const types: ReadonlyMap<string, string> = new Map([
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['woff2', 'font/woff2'],
])

/** The address of the app. */
export const appPath = '/desk/app'

export const appIsBuilt = (folder = builtFolder): boolean => existsSync(join(folder, 'index.html'))

/** The address of what offers passkeys at the sign-in page (`apps/backoffice/app/door`); null without a build. */
export function doorScript(folder = builtFolder): string | null {
  if (!appIsBuilt(folder)) return null
  const name = readdirSync(join(folder, 'assets')).find((file) => /^door-[\w-]+[.]js$/.test(file))
  return name === undefined ? null : `${appPath}/assets/${name}`
}

/**
 * Serves the back office's app: one page for all its addresses, and its files. Without a build there is none, and nothing but the door.
 * They are few and small, and are read once.
 */
export async function mountApp(app: FastifyInstance, folder = builtFolder): Promise<void> {
  if (!appIsBuilt(folder)) return
  const page = readFileSync(join(folder, 'index.html'))
  await app.register(async (scope) => {
    for (const [name, file] of filesIn(folder))
      scope.get(`${appPath}/${name}`, async (_request, reply) =>
        reply
          .header('cache-control', 'private, max-age=31536000, immutable')
          .type(file.type)
          .send(file.content),
      )
    const sendPage = async (_request: FastifyRequest, reply: FastifyReply) =>
      reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', appPolicy)
        .type('text/html; charset=utf-8')
        .send(page)
    scope.get(appPath, sendPage)
    scope.get(`${appPath}/*`, sendPage)
  })
}

/** The built files whose names change with their content. */
function filesIn(folder: string): Map<string, { type: string; content: Buffer }> {
  const found = readdirSync(join(folder, 'assets'), { recursive: true, withFileTypes: true })
  return new Map(
    found.flatMap((entry) => {
      const type = types.get(entry.name.split('.').at(-1) ?? '')
      if (!entry.isFile() || type === undefined) return []
      const path = join(entry.parentPath, entry.name)
      const name = relative(folder, path).split(sep).join('/')
      return [[name, { type, content: readFileSync(path) }] as const]
    }),
  )
}
