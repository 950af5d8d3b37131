import type { FastifyInstance } from 'fastify'
import { lockedPolicy } from '../http/security-headers.ts'

const ground = '#0b1110'

const icon = (src: string, sizes: string, purpose: 'any' | 'maskable') => ({
  src,
  sizes,
  type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
})

/** What a device is told that keeps the house as an app, under the name that its operator gave it. */
const manifestOf = (name: string) => ({
  id: '/',
  name,
  short_name: name,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: ground,
  theme_color: ground,
  icons: [
    icon('/icon.svg', 'any', 'any'),
    icon('/icon-180.png', '180x180', 'any'),
    icon('/icon-512.png', '512x512', 'any'),
    icon('/icon-maskable-512.png', '512x512', 'maskable'),
  ],
})

/** Serves the manifest of the installed house. */
export function mountManifest(app: FastifyInstance, name: string): void {
  const body = JSON.stringify(manifestOf(name))
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('content-security-policy', lockedPolicy)
      .type('application/manifest+json')
      .send(body),
  )
}
