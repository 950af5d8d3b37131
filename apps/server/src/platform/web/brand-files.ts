import type { FastifyInstance } from 'fastify'
import type { BrandColors, BrandSettings } from '../brand-settings.ts'
import { contrast } from '../contrast.ts'
import { lockedPolicy } from '../http/security-headers.ts'
import { stampOf } from './stamp.ts'

/** Where pages find what is the operator's own. */
const brandPaths = { logo: '/brand/logo.svg', colors: '/brand/colors.css' } as const

type Own = Pick<BrandSettings, 'logo' | 'colors'>

/** The addresses of the operator's mark and colours, with the stamps that let browsers keep them; null for what they have not. */
export const brandAddresses = ({ logo, colors }: Own) => ({
  logo: logo === null ? null : stamped(brandPaths.logo, logo),
  colors: colors === null ? null : stamped(brandPaths.colors, styleOf(colors)),
})

const stamped = (path: string, body: string): string => `${path}?${stampOf(body)}`

/** Serves the operator's mark and colours, where there are any. */
export function mountBrand(app: FastifyInstance, { logo, colors }: Own): void {
  const serve = (path: string, type: string, body: string) =>
    app.get(path, (request, reply) =>
      reply
        .header(
          'cache-control',
          request.url === stamped(path, body)
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=3600',
        )
        .header('content-security-policy', lockedPolicy)
        .type(type)
        .send(body),
    )
  if (logo !== null) serve(brandPaths.logo, 'image/svg+xml', logo)
  if (colors !== null) serve(brandPaths.colors, 'text/css; charset=utf-8', styleOf(colors))
}

/** The tokens of `packages/ui/tokens.css` that are of brass, in the brand's colours. */
export function styleOf({ main, onLight }: BrandColors): string {
  const on = contrast(main, '#000000') >= contrast(main, '#ffffff') ? '#000000' : '#ffffff'
  const face = `--brass:${main};--on-brass:${on};`
  const dark = `${face}--brass-bright:color-mix(in srgb,${main} 70%,white);--brass-deep:color-mix(in srgb,${main} 75%,black);--brass-wash:${main}14;`
  const light = `${face}--brass-bright:${onLight};--brass-deep:${onLight};--brass-wash:${onLight}14;`
  return [
    `:root:root{${dark}}`,
    `:root:root[data-theme="light"]{${light}}`,
    `@media (prefers-color-scheme:light){:root:root[data-theme="system"]{${light}}}`,
  ].join('\n')
}
