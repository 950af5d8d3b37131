import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../http/language.ts'
import { StartFault } from '../start-fault.ts'

/** Pages whose words are the company's to say. */
const pages = [
  'terms-and-conditions',
  'privacy',
  'aml-policy',
  'responsible-gaming',
  'about-us',
] as const

/**
 * The company's own texts: `<folder>/<language>/<page>.md`, written as those of `apps/storefront/content`. By language and path (`en/privacy`).
 * @param folder null: none.
 * @throws StartFault for a file that is none of these, so that a slip in a name is not mistaken for the house's own text.
 */
export function legalTexts(folder: string | null): Readonly<Record<string, string>> {
  if (folder === null) return {}
  try {
    return Object.fromEntries(
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.md'))
        .map((name) => [
          keyOf(name.replaceAll('\\', '/')),
          readFileSync(join(folder, name), 'utf8'),
        ]),
    )
  } catch (fault) {
    if (fault instanceof StartFault) throw fault
    throw new StartFault([`LEGAL_DIR cannot be read: ${folder}.`], fault)
  }
}

function keyOf(name: string): string {
  const known = languages.flatMap((language) => pages.map((page) => `${language}/${page}`))
  const key = known.find((one) => `${one}.md` === name)
  if (key === undefined)
    throw new StartFault([
      `LEGAL_DIR holds ${name}, which is no text of a company: ${pages.join(', ')} in a folder of their language.`,
    ])
  return key
}
