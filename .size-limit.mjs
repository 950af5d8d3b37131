// What a phone has to load before a page works (experience.md): the files come from the builds' own manifests, so that a
// chunk that moves is still counted.
import { readdirSync, readFileSync } from 'node:fs'

const built = 'apps/storefront/build'

/** Scripts of a page's first load: entry, root, frames and the page's route with all they import. */
function pageScripts(route, ...frames) {
  const folder = `${built}/client/assets`
  const file = readdirSync(folder).find((name) => /^manifest-.*[.]js$/.test(name))
  const text = readFileSync(`${folder}/${file}`, 'utf8')
  const { entry, routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  const named = ['frame', ...frames, route].map((name) => routes[`routes/${name}`])
  const parts = [entry, routes['root'], ...named]
  const paths = parts.flatMap(({ module, imports }) => [module, ...imports])
  return [...new Set(paths)].map((path) => `${built}/client${path}`)
}

const cashierScripts = (page) => pageScripts(`cashier-${page}`, 'cashier-frame')

/** Files that a Vite entry loads, itself included, `leaveOut` apart; `later` adds what it may load on the way. */
function closure(manifest, name, { leaveOut = [], later = false } = {}, seen = new Set(leaveOut)) {
  if (seen.has(name)) return []
  seen.add(name)
  const { file, imports = [], dynamicImports = [] } = manifest[name]
  const next = [...imports, ...(later ? dynamicImports : [])]
  return [file, ...next.flatMap((part) => closure(manifest, part, { later }, seen))]
}

/** A title's help, what warns of a limit of time that a player has set, what shows rules or prices choices, dialogs that few visits open, what flags of a player say and why a page was loaded anew, services outside the house, what compares answers with the contract, the challenge after a fault of the line, and the five other languages: Japanese, the longest, is counted. */
const loadedWhenAsked =
  /^(open-live-room|warn-of-time)[.]ts$|games\/[^/]+\/help\/|deposit\/(quick-deposit|top-up)[.]ts$|dialogs\/((not-enough|paytable|rules|reality|session)-dialog|fairness-news)[.]ts$|(flags\/open-flags|texts\/reload-reason)[.]ts$|\/challenge\/show-challenge[.]ts$|\/challenge\/words\/[a-z]+[.]ts$|shell\/(reporting|asking)\/|^outside\/(use-services|chat-dialog|start-checking)[.]ts$|families\/[^/]+\/(paytable|coach([-/].+)?)[.]ts$|rules\/families\/[^/]+\/index[.]ts$|\/(en|de|es|pt|fr)[.]ts$/

function gameScripts() {
  const manifest = JSON.parse(readFileSync(`${built}/game/.vite/manifest.json`, 'utf8'))
  const names = Object.keys(manifest)
  const titles = names.filter((name) => /^(?:..\/)*games\/[^/]+\/client\/index[.]ts$/.test(name))
  const entry = names.find((name) => manifest[name].isEntry)
  const asked = names.filter((name) => loadedWhenAsked.test(name))
  // What is played: one family, or a live room.
  const played = /^families\/([^/]+)\/index[.]ts$|^(room|hall)\/open-(?:room|hall)-page[.]ts$/
  const families = names.filter((name) => played.test(name))
  const scripts = (files) =>
    [...new Set(files)].filter((file) => file.endsWith('.js')).map((file) => `${built}/game/${file}`)
  // Every renderer is counted, though a browser loads only one; of families the one that is played.
  const shell = closure(manifest, entry, { leaveOut: [...titles, ...families, ...asked], later: true })
  const pages = new Map(
    families.map((name) => {
      const parts = closure(manifest, name, { leaveOut: [...titles, ...asked], later: true })
      const [, family, room] = played.exec(name)
      return [family ?? room, scripts([...shell, ...parts])]
    }),
  )
  return {
    families: [...pages].map(([name, files]) => ({ name, files })),
    titles: titles.map((name) => {
      const page = pages.get(familyOf(name)) ?? []
      return { name, files: scripts(closure(manifest, name)).filter((file) => !page.includes(file)) }
    }),
  }
}

/** The folder of a title's family, whose name its manifest says. */
function familyOf(client) {
  const [, uri] = /games\/([^/]+)\/client/.exec(client)
  const [, family] = /family: '([^']+)'/.exec(readFileSync(`games/${uri}/manifest.ts`, 'utf8'))
  return family.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

const game = gameScripts()

export default [
  // Tiles say why a bonus bars a game: a kilobyte more than pages without tiles. The rows of live rooms and of jackpots have their places here; what fills them comes late.
  { name: 'home page, first load', path: pageScripts('home'), limit: '134.2 kB', gzip: true },
  // The heaviest pages that strangers come to.
  { name: 'log-in page, first load', path: pageScripts('login'), limit: '131.6 kB', gzip: true },
  { name: 'sign-up page, first load', path: pageScripts('registration'), limit: '131.6 kB', gzip: true },
  // Dialogs, coins and proofs come when they are opened.
  { name: 'deposit page, first load', path: cashierScripts('deposit'), limit: '143.6 kB', gzip: true },
  { name: 'withdrawal page, first load', path: cashierScripts('withdraw'), limit: '142 kB', gzip: true },
  { name: 'payment history, first load', path: cashierScripts('history'), limit: '140.9 kB', gzip: true },
  { name: 'promotion, first load', path: pageScripts('promotion'), limit: '130 kB', gzip: true },
  ...game.families.map(({ name, files }) => ({
    name: `game page: shell, Pixi and ${name}`,
    path: files,
    // Cards are judged in training; books of slots ask for their symbol. All have the words in which a limit of time is told. The ways to what is fetched later, the live chat and what compares answers among it, are 0.4 kB of each.
    limit: { cards: '241.6 kB', instant: '236.5 kB', slot: '237.6 kB' }[name] ?? '235 kB',
    gzip: true,
  })),
  ...game.titles.map(({ name, files }) => ({ name, path: files, limit: '40 kB', gzip: true })),
]
