import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadTitle } from '@fairhouse/games/discover'
import { isSlot } from './is-slot.ts'
import { reelsText } from './reels-text.ts'
import { tuneSlot } from './tune-slot.ts'

const usage = 'npm run tune -- <game>   finds strips that meet the targets of its design.ts'

const [uri] = process.argv.slice(2)
if (uri === undefined) {
  console.log(usage)
  process.exitCode = 2
} else {
  await tune(uri)
}

async function tune(name: string): Promise<void> {
  const { folder, manifest, definition, design } = await loadTitle(name)
  if (design.tune === undefined) return refuse(`${name} says nothing of tuning in its design.ts`)
  if (!isSlot(definition)) return refuse(`${name} is no slot of reels: its weights are its own`)
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

function refuse(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}

function percent(value: number): string {
  return `${(value * 100).toFixed(3)} %`
}
