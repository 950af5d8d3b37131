// The house rules that no other tool can see. Prints what is wrong and why; exits 1 if anything is.
import { resolve } from 'node:path'
import { everyRule } from './rules.ts'
import { sourceFiles } from './source-files.ts'

const files = sourceFiles(resolve(import.meta.dirname, '../..'))
const wrong = everyRule.flatMap((rule) => rule(files))
for (const line of wrong) console.error(line)
console.log(`tidy: ${files.length} files, ${everyRule.length} rules, ${wrong.length} wrong`)
process.exitCode = wrong.length > 0 ? 1 : 0
