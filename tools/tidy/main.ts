// The house rules that no other tool can see. Prints what is wrong and why; exits 1 if anything is.
import { resolve } from 'node:path'
import { assetsStayLight, bakedFiles, mega, total, weightBudget } from './baked-files.ts'
import { everyRule } from './rules.ts'
import { sourceFiles } from './source-files.ts'

const root = resolve(import.meta.dirname, '../..')
const files = sourceFiles(root)
const baked = bakedFiles(root)
const wrong = [...everyRule.flatMap((rule) => rule(files)), ...assetsStayLight(baked)]
for (const line of wrong) console.error(line)
console.log(`tidy: ${files.length} files, ${everyRule.length} rules, ${wrong.length} wrong`)
console.log(
  `tidy: ${baked.length} baked files of ${mega(total(baked))} MB, of ${mega(weightBudget)} MB that they may weigh`,
)
process.exitCode = wrong.length > 0 ? 1 : 0
