import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { filePolicy } from '../http/security-headers.ts'
import type { StorefrontBuild } from './storefront-build.ts'

/** Serves the built files: bundles for ever, because their names change with their content, the others for an hour. */
export async function mountFiles(app: FastifyInstance, build: StorefrontBuild): Promise<void> {
  await app.register(fastifyStatic, {
    root: [...build.assetFolders],
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    setHeaders: (reply) => {
      reply.header('content-security-policy', filePolicy)
    },
  })
  for (const path of build.publicFiles)
    app.get(`/${path}`, (_request, reply) =>
      reply.sendFile(path, build.publicFolder, { maxAge: '1h', immutable: false }),
    )
}
