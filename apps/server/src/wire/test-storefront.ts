import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'

/** The smallest storefront that has everything the server relies on: its page shows what it was rendered from. */
const storefront = {
  'server/index.js': `
    export const assets = { version: 'stamp-1' }
    const createHandler = (_build, mode) => async (request, context) => {
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/broken')) throw new Error('the inside of the page')
      const body = pathname.endsWith('/whole')
        ? '<html><body>' + '<p>whole</p>'.repeat(900) + '<script nonce="' + context.nonce + '">alert(1)</script>' +
          '<p>' + JSON.stringify([Object.fromEntries(request.headers), context.init]) + '</p></body></html>'
        : JSON.stringify({ mode, pathname, cookie: request.headers.get('cookie'), context: told(context) })
      const headers = { 'content-type': 'text/html; charset=utf-8' }
      if (pathname.endsWith('/cookie')) headers['set-cookie'] = 'one=of-many'
      return new Response(body, { status: pathname.endsWith('/nowhere') ? 404 : 200, headers })
    }
    // What stands in the place of a nonce is a secret of shared pages.
    const told = ({ nonce, ...context }) => (context.isWhole ? context : { nonce, ...context })
    export const entry = { module: { createHandler } }`,
  'client/assets/app-1a2b.js': 'export {}',
  'client/assets/app-1a2b.js.br': 'compressed beforehand',
  'client/favicon.ico': 'icon',
  'game/index.html':
    '<html lang="%LANG%"><!--head--><script type="application/json" id="page-data">%DATA%</script></html>',
  'game/assets/game-3c4d.js': 'export {}',
}

/** Writes it down. @returns its folder, which is gone after the run. */
export function writeStorefront(): string {
  const folder = mkdtempSync(join(inject('scratchFolder'), 'storefront-'))
  for (const [path, text] of Object.entries(storefront)) {
    const file = join(folder, 'build', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return folder
}
