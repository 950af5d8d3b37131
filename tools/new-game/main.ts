import { loadTitle, titleUris } from '@fairhouse/games/discover'
import { isKind, kinds } from './kinds.ts'
import { makeGame } from './make.ts'
import { faultOf } from './new-game.ts'

const usage = `npm run new game -- <uri> <id> "<Name>" [<kind>]   makes games/<uri>/ from the template of its kind:
${Object.keys(kinds).join(', ')}; a slot unless another is named`

const [what, uri, id, name, kind = 'slot'] = process.argv.slice(2)
if (
  what !== 'game' ||
  uri === undefined ||
  id === undefined ||
  name === undefined ||
  !isKind(kind)
) {
  console.log(usage)
  process.exitCode = 2
} else {
  const uris = titleUris()
  const titles = await Promise.all(uris.map((known) => loadTitle(known)))
  const game = { uri, id: Number(id), name, since: new Date().toISOString().slice(0, 10) }
  const fault = faultOf(game, { uris, ids: titles.map(({ manifest }) => manifest.id) })
  if (fault === null) {
    makeGame(new URL(`../../games/${uri}/`, import.meta.url), game, kind)
    console.log(`games/${uri} is there. Next: npm run art -- ${uri}, npm run certify -- --golden ${uri}, npm run certify -- ${uri},
and docs/making-a-game.md for all that makes it a game of its own.`)
  } else {
    console.error(fault)
    process.exitCode = 1
  }
}
