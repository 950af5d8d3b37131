import type { PlayRules } from '@fairhouse/contract/entities/play-rules'
import { Marked } from 'marked'
import { permittedHelp } from '../../../rules/permitted-help.ts'
import { type Language, languages } from '../../shell/texts/languages.ts'

/** The help text of a title, made ready for its page. */
export interface Rules {
  /** Of the text: English where the title has none in the page's language. */
  readonly language: Language
  /** What stands before the first section, as HTML. */
  readonly lead: string
  readonly sections: readonly { readonly title: string; readonly html: string }[]
}

const files = import.meta.glob<string>('../../../../../games/*/help/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const texts = new Map(
  Object.entries(files).map(([path, text]) => {
    const [, uri, language] = /games\/([^/]+)\/help\/(\w+)[.]md$/.exec(path) ?? []
    return [`${uri}/${language}`, text]
  }),
)

const made = new Map<string, Rules | null>()

/**
 * The rules of an own title in a language, else in the default language, without what the rules of a place forbid; null for a title without
 * help.
 */
export function rulesOf(
  uri: string,
  language: Language,
  { gamble, buy }: Pick<PlayRules, 'gamble' | 'buy'>,
): Rules | null {
  const key = [uri, language, gamble, buy].join('/')
  const known = made.get(key)
  if (known !== undefined) return known
  const own = texts.get(`${uri}/${language}`)
  const text = own ?? texts.get(`${uri}/${languages[0]}`)
  const rules =
    text === undefined
      ? null
      : {
          language: own === undefined ? languages[0] : language,
          ...split(permittedHelp(text, { gamble, buy })),
        }
  // Only titles that exist are kept, so that asking for others fills no memory.
  if (rules !== null) made.set(key, rules)
  return rules
}

const marked = new Marked({
  renderer: {
    // Wide tables scroll in a box of their own and not with the page.
    table(token) {
      const cells = (row: typeof token.header, tag: 'th' | 'td'): string =>
        row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')
      const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')
      return `<div class="rules-table"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows}</tbody></table></div>`
    },
  },
})

/** The title's heading falls away, for the page has its own; second-level headings begin sections. */
export function split(text: string): Omit<Rules, 'language'> {
  const [lead = '', ...sections] = text.replace(/^# .*\n/, '').split(/^## /m)
  return {
    lead: htmlOf(lead),
    sections: sections.map((section) => {
      const [title = ''] = section.split('\n', 1)
      return { title, html: htmlOf(section.slice(title.length)) }
    }),
  }
}

const htmlOf = (text: string): string => marked.parse(text, { async: false }).trim()
