import type { FamilyName } from '@fairhouse/contract/families/all'
import { folderOf } from '@fairhouse/contract/families/folder-of'
import type { FamilyRules, RuleTeller } from '../../../rules/family-rules.ts'
import { type Language, languages } from '../../shell/texts/languages.ts'

const families = import.meta.glob<{ readonly rules: FamilyRules }>(
  '../../../rules/families/*/index.ts',
  {
    eager: true,
  },
)

/** Rules of all families in all languages, by its folder and them: a server tells them all. */
const tellers = new Map<string, RuleTeller>(
  await Promise.all(
    Object.entries(families).flatMap(([path, { rules }]) => {
      const [, folder] = /families\/([^/]+)\//.exec(path) ?? []
      return languages.map(
        async (language) => [`${folder}/${language}`, await rules.load(language)] as const,
      )
    }),
  ),
)

/** Who tells the rules of a family in a language. @throws Error for a family without rules, whose games the house cannot offer. */
export function tellerOf(family: FamilyName, language: Language): RuleTeller {
  const teller = tellers.get(`${folderOf(family)}/${language}`)
  if (teller === undefined) throw new Error(`nobody tells the rules of ${family}`)
  return teller
}
