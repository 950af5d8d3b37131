import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request comes from one of our own pages, or from no page at all.
 *
 * Browsers send `Origin` with every POST and every websocket handshake and no page can forge it, so one that is there must be
 * ours. A client that is no browser sends none; it has no cookies of somebody else that a page could misuse, and calls ask it
 * for the csrf token like anybody. Where a browser leaves `Origin` out, its `Sec-Fetch-Site` still tells.
 * @param publicOrigin what the operator set; null: our origin is whatever host was asked.
 */
export function isOwnOrigin(
  headers: IncomingHttpHeaders,
  publicOrigin: string | null,
  host: string,
): boolean {
  const { origin } = headers
  if (origin === undefined) return cameFromNoOtherSite(headers['sec-fetch-site'])
  if (publicOrigin !== null) return origin === publicOrigin
  // As browsers write both, which spares taking the address apart.
  if (origin === `https://${host}` || origin === `http://${host}`) return true
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
}

const cameFromNoOtherSite = (site: string | string[] | undefined): boolean =>
  site === undefined || site === 'same-origin' || site === 'none'
