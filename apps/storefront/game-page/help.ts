import type { PlayRules } from '@fairhouse/contract/entities/play-rules'
import { permittedHelp } from '../rules/permitted-help.ts'

/** Help pages of all titles, each loaded when it is asked for. */
const pages = import.meta.glob<string>('../../../games/*/help/*.md', {
  query: '?raw',
  import: 'default',
})

/**
 * The rules of a title in a language, English where there is no other, without what the rules of the player's place forbid.
 * @throws Error when there is none at all.
 */
export async function loadHelp(
  uri: string,
  language: string,
  rules: Pick<PlayRules, 'gamble' | 'buy'>,
): Promise<string> {
  const load = pages[addressOf(uri, language)] ?? pages[addressOf(uri, 'en')]
  if (!load) throw new Error(`no help for ${uri}`)
  return permittedHelp(await load(), rules)
}

const addressOf = (uri: string, language: string): string =>
  `../../../games/${uri}/help/${language}.md`
