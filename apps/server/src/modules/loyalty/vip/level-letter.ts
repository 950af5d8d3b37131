import { formatMoney } from '@fairhouse/money'
import type { MessageTexts } from '#modules/inbox'

const names = {
  en: ['Bronze', 'Silver', 'Gold', 'Platinum'],
  de: ['Bronze', 'Silber', 'Gold', 'Platin'],
  es: ['Bronce', 'Plata', 'Oro', 'Platino'],
  pt: ['Bronze', 'Prata', 'Ouro', 'Platina'],
  fr: ['Bronze', 'Argent', 'Or', 'Platine'],
  ja: ['ブロンズ', 'シルバー', 'ゴールド', 'プラチナ'],
} as const

/** Comp points of a level, as each language writes them: they are multiplied by this. */
const times = ['1.25', '1.5', '1.75', '2'] as const

/** The sentence of a gift, by language. */
const giftOf = {
  en: 'Your gift is a bonus of {amount}, which you wager once.',
  de: 'Ihr Geschenk ist ein Bonus von {amount}, der einmal umgesetzt wird.',
  es: 'Su regalo es un bono de {amount} que se apuesta una vez.',
  pt: 'Seu presente é um bônus de {amount}, que se aposta uma vez.',
  fr: 'Votre cadeau est un bonus de {amount}, à miser une fois.',
  ja: 'プレゼントは{amount}のボーナスです（1回分の賭け条件付き）。',
} as const

/** Tells a player of a new VIP level. @param level 1 to 4. @param gifts what came with it, in cents; 0: nothing did. */
export function levelLetter(level: number, gifts: number): MessageTexts {
  const rate = times[level - 1] ?? '1'
  const comma = rate.replace('.', ',')
  const gift = (language: keyof typeof giftOf): string =>
    gifts === 0
      ? ''
      : ` ${giftOf[language].replace('{amount}', formatMoney(gifts, 'USD', language))}`
  const of = (language: keyof typeof names): string => names[language][level - 1] ?? ''
  return {
    en: {
      subject: `You are now ${of('en')}`,
      body: `Your bets have taken you to VIP level **${of('en')}**. From your next round on, comp points count ${rate} times. You keep the level: it never falls.${gift('en')}

Your progress and your points are in the cashier, under Comp Points.`,
    },
    de: {
      subject: `Sie sind jetzt ${of('de')}`,
      body: `Mit Ihren Einsätzen haben Sie die VIP-Stufe **${of('de')}** erreicht. Ab Ihrer nächsten Runde zählen Comp-Punkte ${comma}-fach. Die Stufe bleibt Ihnen: Sie sinkt nie.${gift('de')}

Ihren Fortschritt und Ihre Punkte finden Sie in der Kasse unter Comp-Punkte.`,
    },
    es: {
      subject: `Ahora tiene el nivel ${of('es')}`,
      body: `Sus apuestas le han llevado al nivel VIP **${of('es')}**. Desde su próxima ronda, los puntos comp cuentan ${comma} veces. El nivel es suyo: nunca baja.${gift('es')}

Su progreso y sus puntos están en la caja, en Puntos comp.`,
    },
    pt: {
      subject: `Agora você é ${of('pt')}`,
      body: `Suas apostas levaram você ao nível VIP **${of('pt')}**. A partir da próxima rodada, os pontos comp contam ${comma} vezes. O nível é seu: ele nunca cai.${gift('pt')}

Seu progresso e seus pontos estão no caixa, em Pontos comp.`,
    },
    fr: {
      subject: `Vous êtes maintenant ${of('fr')}`,
      body: `Vos mises vous ont mené au niveau VIP **${of('fr')}**. Dès votre prochaine partie, les points comp comptent ${comma} fois. Ce niveau vous reste : il ne baisse jamais.${gift('fr')}

Votre progression et vos points se trouvent dans la caisse, sous Points comp.`,
    },
    ja: {
      subject: `${of('ja')}レベルになりました`,
      body: `これまでのベットにより、VIPレベル**${of('ja')}**に到達しました。次のラウンドから、コンプポイントが${rate}倍になります。レベルが下がることはありません。${gift('ja')}

進み具合とポイントは、キャッシャーの「コンプポイント」で確認できます。`,
    },
  }
}
