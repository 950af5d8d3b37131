import type { IncomingHttpHeaders } from 'node:http'

/** Programs that name themselves and are no browser. */
const scripts = /^(curl|wget|python|go-http|java|okhttp|ruby|perl|php|libwww|node|axios|undici)\b/i

/**
 * How many things about a request's headers no browser of these years would do: say no program or a script's name, ask for no
 * language, and leave out where the request comes from. A number from 0 to 3.
 */
export function odditiesOf(headers: IncomingHttpHeaders): number {
  const agent = headers['user-agent'] ?? ''
  const odd = [
    agent === '' || scripts.test(agent),
    headers['accept-language'] === undefined || headers['accept-language'] === '*',
    headers['sec-fetch-site'] === undefined,
  ]
  return odd.filter(Boolean).length
}
