import { formatMoney } from '@fairhouse/money'
import type { MessageTexts } from '#modules/inbox'

/** Tells a player of a prize in a draw. @param won `amount` in cents. */
export function lottoLetter(won: {
  readonly amount: number
  readonly ticket: number
  readonly number: number
}): MessageTexts {
  const sum = (language: string): string => formatMoney(won.amount, 'USD', language)
  const { ticket, number } = won
  return {
    en: {
      subject: `Your ticket won ${sum('en')}`,
      body: `In draw ${number} of the lotto, your ticket ${ticket} won **${sum('en')}**. It is in your account as a bonus that you wager once. You can verify the draw on the lotto page.`,
    },
    de: {
      subject: `Ihr Los hat ${sum('de')} gewonnen`,
      body: `In Ziehung ${number} der Lotterie hat Ihr Los ${ticket} **${sum('de')}** gewonnen. Der Betrag ist als Bonus auf Ihrem Konto und wird einmal umgesetzt. Auf der Seite der Lotterie können Sie die Ziehung nachprüfen.`,
    },
    es: {
      subject: `Su boleto ha ganado ${sum('es')}`,
      body: `En el sorteo ${number}, su boleto ${ticket} ha ganado **${sum('es')}**. Está en su cuenta como un bono que se apuesta una vez. Puede verificar el sorteo en la página de la lotería.`,
    },
    pt: {
      subject: `Seu bilhete ganhou ${sum('pt')}`,
      body: `No sorteio ${number}, seu bilhete ${ticket} ganhou **${sum('pt')}**. O valor está na sua conta como um bônus apostado uma vez. Você pode verificar o sorteio na página da loteria.`,
    },
    fr: {
      subject: `Votre ticket a gagné ${sum('fr')}`,
      body: `Au tirage ${number}, votre ticket ${ticket} a gagné **${sum('fr')}**. La somme est sur votre compte, sous forme d’un bonus à miser une fois. Vous pouvez vérifier le tirage sur la page de la loterie.`,
    },
    ja: {
      subject: `チケットが${sum('ja')}に当選しました`,
      body: `第${number}回の抽選で、チケット${ticket}番が**${sum('ja')}**に当選しました。1回分の賭け条件付きのボーナスとして、アカウントに入っています。抽選は、宝くじのページで検証できます。`,
    },
  }
}
