import type { Challenge } from 'altcha-lib'
import type { Language } from '../http/language.ts'
import de from '../http/texts/de.json' with { type: 'json' }
import en from '../http/texts/en.json' with { type: 'json' }
import es from '../http/texts/es.json' with { type: 'json' }
import fr from '../http/texts/fr.json' with { type: 'json' }
import ja from '../http/texts/ja.json' with { type: 'json' }
import pt from '../http/texts/pt.json' with { type: 'json' }

const texts: Record<Language, Pick<typeof en, 'challenge'>> = { en, de, es, pt, fr, ja }

/** By this the storefront knows our challenge among all pages; it stands in nothing else of ours. */
const marker = 'fairhouse-challenge'

/** A challenge as a page: the storefront takes it up from the script, whoever has none reads why there is no answer. */
export function challengePage(challenge: Challenge, language: Language): string {
  const { title, text } = texts[language].challenge
  const json = JSON.stringify(challenge).replaceAll('<', '\\u003c')
  return (
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${title}</title><h1>${title}</h1><p>${text}</p>` +
    `<script type="application/json" id="${marker}">${json}</script></html>`
  )
}
