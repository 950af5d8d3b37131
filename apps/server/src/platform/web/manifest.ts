import type { FastifyInstance } from 'fastify'
import { lockedPolicy } from '../http/security-headers.ts'

const ground = '#0b1110'

const icon = (src: string, sizes: string, purpose: 'any' | 'maskable', stamp: string) => ({
  src: `${src}?${stamp}`,
  sizes,
  type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
})

/** What a device is told that keeps the house as an app, under the name that its operator gave it. */
const manifestOf = (name: string, stamp: string) => ({
  id: '/',
  name,
  short_name: name,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: ground,
  theme_color: ground,
  icons: [
    icon('/icon.svg', 'any', 'any', stamp),
    icon('/icon-180.png', '180x180', 'any', stamp),
    icon('/icon-512.png', '512x512', 'any', stamp),
    icon('/icon-maskable-512.png', '512x512', 'maskable', stamp),
  ],
})

/**
 * Serves the manifest of the installed house.
 * @param house.stamp of the build, which the addresses of its icons have.
 */
export function mountManifest(
  app: FastifyInstance,
  { name, stamp }: { readonly name: string; readonly stamp: string },
): void {
  const body = JSON.stringify(manifestOf(name, stamp))
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('content-security-policy', lockedPolicy)
      .type('application/manifest+json')
      .send(body),
  )
}
