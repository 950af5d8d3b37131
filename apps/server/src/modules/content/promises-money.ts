import type { ContentBody } from '@fairhouse/contract/backoffice/content'

/** Signs and words by which a text speaks of money, in every language of the house. Rather one too many: all it costs is a second look. */
const ofMoney =
  /[$€£¥%％]|\d\s*(?:x|×|usd|eur)\b|free\s|bonus|cash|jackpot|gratis|gratuit|frei|bono|bônus|dinheiro|dinero|argent|geld|\bwin|dollar|euros?\b|gewinn|gewonnen|gana|ganar|premio|dólar|ganh|prêmio|gagn|remport|勝|当たる|当選|賞金|ドル|ユーロ|無料|ボーナス|現金/i

/** Whether another person has to approve it: what is sent to players cannot be taken back, and what promises money binds the house. */
export const needsTwoPeople = (body: ContentBody): boolean => {
  if (body.kind === 'news') return true
  const leadsToMoney =
    body.link !== null &&
    (/^\/(?:promotions|cashier|vip)/.test(body.link) || !body.link.startsWith('/'))
  const outside = /https?:\/\//i
  const texts = Object.values(body.words).flatMap((words) =>
    words === undefined ? [] : `${words.title}\n${words.text}\n${words.action}`,
  )
  return leadsToMoney || texts.some((text) => ofMoney.test(text) || outside.test(text))
}
