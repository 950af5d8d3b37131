import type { MessageTexts } from '#modules/inbox'

/** Tells a player when points and tokens will expire. @param at epoch milliseconds. */
export function expiryLetter(at: number): MessageTexts {
  const on = (language: string): string =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
  return {
    en: {
      subject: 'Your comp points expire soon',
      body: `You have not earned comp points for almost a year. On **${on('en')}** your points and jackpot tokens expire. Before that, you can exchange points in the cashier, from 100 up. A round that earns points keeps them, too.`,
    },
    de: {
      subject: 'Ihre Comp-Punkte verfallen bald',
      body: `Sie haben seit fast einem Jahr keine Comp-Punkte mehr gesammelt. Am **${on('de')}** verfallen Ihre Punkte und Jackpot-Token. Bis dahin können Sie Punkte ab 100 in der Kasse eintauschen. Auch eine Runde, die Punkte bringt, erhält sie.`,
    },
    es: {
      subject: 'Sus puntos comp caducan pronto',
      body: `Hace casi un año que no gana puntos comp. El **${on('es')}** caducan sus puntos y sus tokens de jackpot. Hasta entonces puede canjear puntos en la caja, a partir de 100. Una ronda que dé puntos también los conserva.`,
    },
    pt: {
      subject: 'Seus pontos comp vão expirar',
      body: `Faz quase um ano que você não ganha pontos comp. Em **${on('pt')}**, seus pontos e tokens de jackpot expiram. Até lá, você pode trocar pontos no caixa, a partir de 100. Uma rodada que renda pontos também os mantém.`,
    },
    fr: {
      subject: 'Vos points comp expirent bientôt',
      body: `Vous n’avez pas gagné de points comp depuis près d’un an. Le **${on('fr')}**, vos points et vos jetons de jackpot expirent. D’ici là, vous pouvez échanger vos points dans la caisse, à partir de 100. Une partie qui rapporte des points les conserve aussi.`,
    },
    ja: {
      subject: 'コンプポイントの有効期限が近づいています',
      body: `約1年間、コンプポイントの獲得がありません。**${on('ja')}**に、ポイントとジャックポットトークンが失効します。それまでは、キャッシャーで100ポイントから交換できます。ポイントが付くラウンドをプレイしても、失効しません。`,
    },
  }
}
