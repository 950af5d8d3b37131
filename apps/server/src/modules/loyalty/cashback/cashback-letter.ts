import { formatMoney } from '@fairhouse/money'
import type { MessageTexts } from '#modules/inbox'

/** Tells a player that a part of last week's loss comes back. @param told `amount` in cents, `claimUntil` epoch milliseconds. */
export function cashbackLetter(told: {
  readonly amount: number
  readonly claimUntil: number
}): MessageTexts {
  const sum = (language: string): string => formatMoney(told.amount, 'USD', language)
  const until = (language: string): string =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      told.claimUntil,
    )
  return {
    en: {
      subject: `Your cashback: ${sum('en')}`,
      body: `**${sum('en')}** of last week comes back to you. Claim it in the cashier, under Comp Points, before **${until('en')}** (UTC). Each step of the calculation is on that page. You wager it once.`,
    },
    de: {
      subject: `Ihr Cashback: ${sum('de')}`,
      body: `**${sum('de')}** der letzten Woche kommen zu Ihnen zurück. Fordern Sie den Betrag vor dem **${until('de')}** (UTC) in der Kasse unter Comp-Punkte an. Dort steht jeder Schritt der Rechnung. Er wird einmal umgesetzt.`,
    },
    es: {
      subject: `Su cashback: ${sum('es')}`,
      body: `**${sum('es')}** de la semana pasada vuelven a usted. Solicítelos en la caja, en Puntos Comp, antes del **${until('es')}** (UTC). Allí está cada paso del cálculo. Se apuestan una vez.`,
    },
    pt: {
      subject: `Seu cashback: ${sum('pt')}`,
      body: `**${sum('pt')}** da semana passada voltam para você. Resgate no caixa, em Pontos Comp, antes de **${until('pt')}** (UTC). Cada passo do cálculo está lá. O valor é apostado uma vez.`,
    },
    fr: {
      subject: `Votre cashback : ${sum('fr')}`,
      body: `**${sum('fr')}** de la semaine dernière vous reviennent. Demandez-les dans la caisse, sous Points Comp, avant le **${until('fr')}** (UTC). Chaque étape du calcul s’y trouve. À miser une fois.`,
    },
    ja: {
      subject: `キャッシュバック：${sum('ja')}`,
      body: `先週分の**${sum('ja')}**が戻ります。**${until('ja')}**（UTC）より前に、キャッシャーの「コンプポイント」で受け取ってください。計算の内訳もそこで確認できます。1回分の賭け条件が付きます。`,
    },
  }
}
