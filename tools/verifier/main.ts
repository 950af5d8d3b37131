import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildVerifier } from './build-verifier.ts'
import { packageText } from './package-text.ts'

const usage = `npm run verifier                     makes the offline verifier in tools/verifier/build, as a package, and prints its hashes
npm run verifier -- --into <folder>  makes its files in a folder, as the site publishes them`

/** Of the repository's root: what the two programs are made of may be passed on with these. */
const licenceFiles = ['LICENSE', 'NOTICE', 'THIRD-PARTY.md']

const { values } = parseArgs({ options: { into: { type: 'string' }, help: { type: 'boolean' } } })
if (values.help === true) console.log(usage)
else if (values.into === undefined) {
  const own = fileURLToPath(new URL('./build', import.meta.url))
  const licences = licenceFiles.map((name) => [name, textOf(name)] as const)
  const manifest = packageText(JSON.parse(textOf('package.json')))
  await make(own, new Map([['package.json', manifest], ...licences]))
} else await make(resolve(values.into), new Map())

function textOf(name: string): string {
  return readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
}

async function make(folder: string, beside: ReadonlyMap<string, string>): Promise<void> {
  const files = await buildVerifier()
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of [...files, ...beside]) writeFileSync(join(folder, name), text)
  console.log(files.get('verifier.sha256')?.trimEnd())
}
