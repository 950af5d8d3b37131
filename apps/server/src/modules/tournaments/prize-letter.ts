import { type Currency, formatMoney } from '@fairhouse/money'
import type { MessageTexts } from '#modules/inbox'

const names = {
  en: { dailyMultiplier: 'Daily multiplier', weeklyMultiplier: 'Weekly multiplier' },
  de: { dailyMultiplier: 'Multiplikator des Tages', weeklyMultiplier: 'Multiplikator der Woche' },
  es: { dailyMultiplier: 'Multiplicador del día', weeklyMultiplier: 'Multiplicador de la semana' },
  pt: { dailyMultiplier: 'Multiplicador do dia', weeklyMultiplier: 'Multiplicador da semana' },
  fr: {
    dailyMultiplier: 'Multiplicateur du jour',
    weeklyMultiplier: 'Multiplicateur de la semaine',
  },
  ja: { dailyMultiplier: 'デイリー倍率', weeklyMultiplier: 'ウィークリー倍率' },
} as const

/** Tells a player of a prize. @param won `amount` in minor units. */
export function prizeLetter(won: {
  readonly name: keyof (typeof names)['en'] | 'special'
  readonly title: string | null
  readonly place: number
  readonly amount: number
  readonly currency: Currency
}): MessageTexts {
  const { name, place, currency } = won
  const called = (language: keyof typeof names): string =>
    name === 'special' ? (won.title ?? '') : names[language][name]
  const sum = (language: string): string => formatMoney(won.amount, currency, language)
  const isBonus = currency === 'USD'
  return {
    en: {
      subject: `Place ${place}: you won ${sum('en')}`,
      body: `You came in at place ${place} in “${called('en')}” and won **${sum('en')}**. ${isBonus ? 'It is in your account as a bonus that you wager once.' : 'It is in your balance.'}`,
    },
    de: {
      subject: `Platz ${place}: ${sum('de')} gewonnen`,
      body: `Sie sind in „${called('de')}“ auf Platz ${place} gekommen und haben **${sum('de')}** gewonnen. ${isBonus ? 'Der Betrag ist als Bonus auf Ihrem Konto und wird einmal umgesetzt.' : 'Der Betrag ist in Ihrem Guthaben.'}`,
    },
    es: {
      subject: `Puesto ${place}: ha ganado ${sum('es')}`,
      body: `Ha quedado en el puesto ${place} de «${called('es')}» y ha ganado **${sum('es')}**. ${isBonus ? 'Está en su cuenta como un bono que se apuesta una vez.' : 'Está en su saldo.'}`,
    },
    pt: {
      subject: `${place}º lugar: você ganhou ${sum('pt')}`,
      body: `Você ficou em ${place}º lugar em “${called('pt')}” e ganhou **${sum('pt')}**. ${isBonus ? 'O valor está na sua conta como um bônus apostado uma vez.' : 'O valor está no seu saldo.'}`,
    },
    fr: {
      subject: `Place ${place} : vous avez gagné ${sum('fr')}`,
      body: `Vous avez terminé à la place ${place} de « ${called('fr')} » et gagné **${sum('fr')}**. ${isBonus ? 'La somme est sur votre compte, sous forme d’un bonus à miser une fois.' : 'La somme est dans votre solde.'}`,
    },
    ja: {
      subject: `${place}位：${sum('ja')}を獲得しました`,
      body: `「${called('ja')}」で${place}位になり、**${sum('ja')}**を獲得しました。${isBonus ? '1回分の賭け条件付きのボーナスとして、アカウントに入っています。' : '残高に加算されています。'}`,
    },
  }
}
