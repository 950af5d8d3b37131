import { isLanguage, type Language } from '#platform/http/language'
import type { BodilessRoute } from '#platform/http/plain-route'
import type { Sandbox } from './sandbox.ts'

/** Pages of the sandbox that the player of a demo is led to, by the house's address of each; the query fills their forms. */
const pages = {
  /** Where test coins are had: `asset`, `address`, `amount`, `lang`. */
  '/payments/faucet': '/faucet',
  /** Where a transfer is made: `reference`, `lang`. */
  '/payments/bank': '/bank/transfer',
} as const

const away: Readonly<Record<Language, string>> = {
  en: 'The sandbox does not answer. Try again in a moment.',
  de: 'Die Sandbox antwortet nicht. Versuchen Sie es gleich noch einmal.',
  es: 'El entorno de prueba no responde. Inténtelo de nuevo dentro de un momento.',
  pt: 'O ambiente de teste não responde. Tente de novo daqui a pouco.',
  fr: 'L’environnement de test ne répond pas. Réessayez dans un instant.',
  ja: 'テスト環境が応答しません。しばらくしてからもう一度お試しください。',
}

export const pageRoutes = (sandbox: Pick<Sandbox, 'reach' | 'pageAt'>): BodilessRoute[] =>
  Object.entries(pages).map(([path, page]) => ({
    method: 'GET',
    path,
    answer: async ({ query, host, language }) => {
      const text = 'text/plain; charset=utf-8'
      if ((await sandbox.reach()) === null) {
        const told = query.get('lang')
        return { status: 503, type: text, body: away[isLanguage(told) ? told : language] }
      }
      const location = sandbox.pageAt(`${page}?${query}`, `http://${host}`)
      return { status: 303, type: text, body: '', headers: { location } }
    },
  }))
