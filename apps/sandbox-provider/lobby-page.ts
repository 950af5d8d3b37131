import { providers } from '@fairhouse/contract/entities/provider'

/** Games that the lobby shows: samples of the demo's catalogue, by the key of the provider that has a lobby. */
const shown = [
  ['BlackwakeBounty', 'Blackwake Bounty'],
  ['AnglersArmada', 'Angler’s Armada'],
  ['BerserkersBath', 'Berserker’s Bath'],
] as const

/**
 * The lobby of a provider's own, which launches games at the house as such lobbies do. The house answers each with the page that says to start games from
 * its own (GAME_PROVIDER_LOBBY_USED_ERROR).
 * @param house its origin.
 */
export function lobbyPage(house: string, nonce: string): string {
  const provider = providers.find(({ lobby }) => lobby)
  if (provider === undefined) throw new Error('no provider has a lobby')
  const links = shown.map(
    ([key, name]) =>
      `<li><a href="${house}/en/${provider.key}-${key}?launch=lobby">${name}</a></li>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${provider.name}: lobby</title><style nonce="${nonce}">
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#efe9dc;background:#14100a}
main{max-width:40rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.5rem}
ul{display:grid;gap:.5rem;padding:0;list-style:none}
a{color:#ffe9a8}
li a{display:block;padding:.75rem 1rem;border:1px solid #ffffff2e;border-radius:.5rem}
:focus-visible{outline:3px solid #fff;outline-offset:2px}
</style></head><body><main><h1>${provider.name}: lobby</h1><p>A lobby of the provider’s own. The house opens its games from the house’s lobby only: what is launched here ends at a page that says so.</p>
<ul>${links.join('')}</ul><p><a href="/">Sandbox of providers</a></p></main></body></html>`
}
