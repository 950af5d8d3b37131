import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { filePolicy } from '../http/security-headers.ts'
import { stampOfAddress } from './stamp.ts'
import type { StorefrontBuild } from './storefront-build.ts'

/** Serves the built files: bundles for ever, because their names change with their content, and others as long as their address has the stamp of the build; else for an hour. */
export async function mountFiles(app: FastifyInstance, build: StorefrontBuild): Promise<void> {
  const policies = ownPolicies(build)
  await app.register(fastifyStatic, {
    root: [...build.assetFolders],
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    setHeaders: (reply, path) => {
      const policy = policies.get(path.replace(/[.](br|gz)$/, '')) ?? filePolicy
      reply.header('content-security-policy', policy)
    },
  })
  for (const path of build.publicFiles)
    app.get(`/${path}`, (request, reply) => {
      const isStamped = stampOfAddress(request.url) === build.version.css
      const keeping = isStamped ? { maxAge: '365d' } : { maxAge: '1h', immutable: false }
      return reply.sendFile(path, build.publicFolder, keeping)
    })
}

const metaPolicy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/

/** A page that is one file says itself what may run in it; that nobody may frame it is what only a header can say. */
function ownPolicies({
  publicFolder,
  publicFiles,
}: Pick<StorefrontBuild, 'publicFolder' | 'publicFiles'>): ReadonlyMap<string, string> {
  const pages = publicFiles.filter((path) => path.endsWith('.html'))
  return new Map(
    pages.flatMap((page) => {
      const file = join(publicFolder, page)
      const [, policy] = metaPolicy.exec(readFileSync(file, 'utf8')) ?? []
      return policy === undefined ? [] : [[file, `${policy}; frame-ancestors 'none'`] as const]
    }),
  )
}
