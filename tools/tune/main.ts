import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadTitle, type Title } from '@fairhouse/games/discover'
import { tunings } from './families/all.ts'
import { isSlot } from './is-slot.ts'
import { tunePays } from './pays/tune-pays.ts'
import { percent, toldPays } from './pays/told-pays.ts'
import { reelsText } from './reels-text.ts'
import { tuneSlot } from './tune-slot.ts'

const usage = `npm run tune -- <game>                    finds strips, or says which pays return what its design.ts wants
npm run tune -- <game> <bet> [<percent>]  the same of another of its certified bets, of games without strips`

const [uri, bet = 'base', target] = process.argv.slice(2)
if (uri === undefined) {
  console.log(usage)
  process.exitCode = 2
} else {
  const title = await loadTitle(uri)
  const { definition, design } = title
  if (isSlot(definition) && design.tune !== undefined) tuneStrips(title)
  else sayPays(title, bet, target === undefined ? design.targets.rtp : Number(target) / 100)
}

function tuneStrips({ folder, manifest, definition, design }: Title): void {
  if (!isSlot(definition) || design.tune === undefined) return
  const start = performance.now()
  const tuned = tuneSlot({
    definition,
    targets: design.targets,
    plan: design.tune,
    say: (line) => console.log(line),
  })
  writeFileSync(new URL('reels.ts', folder), reelsText(manifest.name, tuned))
  const parts = [...tuned.returns].map(([part, value]) => `${part} ${percent(value)}`)
  console.log(
    `return ${percent(tuned.rtp)}, target ${percent(design.targets.rtp)}: ${parts.join(', ')}`,
  )
  console.log(
    `in ${tuned.sample.rounds.toLocaleString('en')} rounds: hit ${percent(tuned.sample.hit)}, target ${percent(design.targets.hit)}; sigma ${tuned.sample.sigma.toFixed(2)}, target ${design.targets.sigma}`,
  )
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${fileURLToPath(new URL('reels.ts', folder))} written in ${seconds} s`)
}

/** Says which pays return what is wanted. They are written by hand: a pay table is a dozen numbers that somebody has to like. */
function sayPays(title: Title, name: string, wanted: number): void {
  const { says, paysOf } = tunings[title.manifest.family]
  const certified = title.bets.find((one) => one.name === name)
  if (!certified || !Number.isFinite(wanted)) {
    const names = title.bets.map((one) => one.name).join(', ')
    return refuse(`${title.manifest.uri} has the bets ${names}; a return is a number of per cent`)
  }
  console.log(says)
  const table = paysOf(title, certified)
  if (table === null) return refuse(`nothing of ${title.manifest.uri}, ${name}, can be tuned so`)
  for (const line of toldPays(table, tunePays(table, wanted), { name, wanted })) console.log(line)
}

function refuse(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
