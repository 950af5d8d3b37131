/** What a game says to its player. `{…}` is filled in. */
export interface Words {
  readonly spin: string
  readonly stake: string
  readonly lower: string
  readonly higher: string
  readonly balance: string
  readonly win: string
  readonly won: string
  readonly nothing: string
  readonly freeSpins: string
  readonly notEnough: string
  readonly limit: string
  readonly ended: string
  readonly unknown: string
  readonly failed: string
  readonly rules: string
  readonly close: string
  readonly sound: string
  readonly lines: string
  readonly ways: string
  readonly wild: string
  readonly star: string
  readonly rtp: string
  readonly most: string
  readonly demo: string
}

const en: Words = {
  spin: 'Spin',
  stake: 'Stake',
  lower: 'Lower the stake',
  higher: 'Raise the stake',
  balance: 'Balance',
  win: 'Win',
  won: 'You won {amount}',
  nothing: 'No win',
  freeSpins: 'Free spins',
  notEnough: 'Your balance does not cover this stake.',
  limit: 'This stake is higher than allowed where you are.',
  ended: 'This game was opened elsewhere. Open it again to go on.',
  unknown: 'No answer. If your stake was taken, you get it back.',
  failed: 'This is not possible now. Try again in a moment.',
  rules: 'Rules and pays',
  close: 'Close',
  sound: 'Sound',
  lines: '{count} lines. Three or more alike from the left, on a line, pay.',
  ways: '{count} ways. Three or more alike on neighbouring reels from the left pay, wherever they stand.',
  wild: 'The crown stands for every symbol but the star.',
  star: 'Three stars or more give {count} free spins, in which every win counts ×{times}.',
  rtp: 'Return to player {rtp}, worked out exactly',
  most: 'A round wins {times} times the stake at most.',
  demo: 'An invented game of a demo: no money in it has a value.',
}

const de: Words = {
  spin: 'Drehen',
  stake: 'Einsatz',
  lower: 'Einsatz senken',
  higher: 'Einsatz erhöhen',
  balance: 'Guthaben',
  win: 'Gewinn',
  won: 'Sie haben {amount} gewonnen',
  nothing: 'Kein Gewinn',
  freeSpins: 'Freispiele',
  notEnough: 'Ihr Guthaben reicht für diesen Einsatz nicht.',
  limit: 'Dieser Einsatz ist höher, als bei Ihnen erlaubt ist.',
  ended: 'Dieses Spiel wurde anderswo geöffnet. Öffnen Sie es erneut, um weiterzuspielen.',
  unknown: 'Keine Antwort. Falls Ihr Einsatz genommen wurde, bekommen Sie ihn zurück.',
  failed: 'Das geht gerade nicht. Versuchen Sie es gleich noch einmal.',
  rules: 'Regeln und Gewinne',
  close: 'Schließen',
  sound: 'Ton',
  lines: '{count} Linien. Drei oder mehr gleiche von links auf einer Linie gewinnen.',
  ways: '{count} Wege. Drei oder mehr gleiche auf benachbarten Walzen von links gewinnen, wo immer sie stehen.',
  wild: 'Die Krone steht für jedes Symbol außer dem Stern.',
  star: 'Drei oder mehr Sterne geben {count} Freispiele, in denen jeder Gewinn ×{times} zählt.',
  rtp: 'Auszahlungsquote {rtp}, genau berechnet',
  most: 'Eine Runde gewinnt höchstens das {times}-Fache des Einsatzes.',
  demo: 'Ein erfundenes Spiel einer Demo: Kein Geld darin hat einen Wert.',
}

const es: Words = {
  spin: 'Girar',
  stake: 'Apuesta',
  lower: 'Bajar la apuesta',
  higher: 'Subir la apuesta',
  balance: 'Saldo',
  win: 'Premio',
  won: 'Ha ganado {amount}',
  nothing: 'Sin premio',
  freeSpins: 'Giros gratis',
  notEnough: 'Su saldo no cubre esta apuesta.',
  limit: 'Esta apuesta supera lo permitido donde usted está.',
  ended: 'Este juego se abrió en otro lugar. Vuelva a abrirlo para seguir.',
  unknown: 'Sin respuesta. Si se cobró su apuesta, la recuperará.',
  failed: 'Ahora no es posible. Inténtelo de nuevo dentro de un momento.',
  rules: 'Reglas y premios',
  close: 'Cerrar',
  sound: 'Sonido',
  lines: '{count} líneas. Pagan tres o más iguales desde la izquierda en una línea.',
  ways: '{count} formas. Pagan tres o más iguales en rodillos vecinos desde la izquierda, estén donde estén.',
  wild: 'La corona sustituye a cualquier símbolo menos la estrella.',
  star: 'Tres estrellas o más dan {count} giros gratis, en los que cada premio vale ×{times}.',
  rtp: 'Retorno al jugador {rtp}, calculado con exactitud',
  most: 'Una ronda gana como máximo {times} veces la apuesta.',
  demo: 'Un juego inventado de una demostración: su dinero no tiene ningún valor.',
}

const pt: Words = {
  spin: 'Girar',
  stake: 'Aposta',
  lower: 'Baixar a aposta',
  higher: 'Subir a aposta',
  balance: 'Saldo',
  win: 'Prêmio',
  won: 'Você ganhou {amount}',
  nothing: 'Sem prêmio',
  freeSpins: 'Giros grátis',
  notEnough: 'Seu saldo não cobre esta aposta.',
  limit: 'Esta aposta é maior do que o permitido onde você está.',
  ended: 'Este jogo foi aberto em outro lugar. Abra-o de novo para continuar.',
  unknown: 'Sem resposta. Se a aposta foi cobrada, você a recebe de volta.',
  failed: 'Agora não é possível. Tente de novo daqui a pouco.',
  rules: 'Regras e prêmios',
  close: 'Fechar',
  sound: 'Som',
  lines: '{count} linhas. Três ou mais iguais a partir da esquerda, em uma linha, pagam.',
  ways: '{count} formas. Três ou mais iguais em rolos vizinhos a partir da esquerda pagam, onde quer que estejam.',
  wild: 'A coroa substitui qualquer símbolo, menos a estrela.',
  star: 'Três estrelas ou mais dão {count} giros grátis, em que cada prêmio vale ×{times}.',
  rtp: 'Retorno ao jogador {rtp}, calculado com exatidão',
  most: 'Uma rodada ganha no máximo {times} vezes a aposta.',
  demo: 'Um jogo inventado de uma demonstração: o dinheiro nele não tem valor.',
}

const fr: Words = {
  spin: 'Lancer',
  stake: 'Mise',
  lower: 'Baisser la mise',
  higher: 'Augmenter la mise',
  balance: 'Solde',
  win: 'Gain',
  won: 'Vous avez gagné {amount}',
  nothing: 'Aucun gain',
  freeSpins: 'Tours gratuits',
  notEnough: 'Votre solde ne couvre pas cette mise.',
  limit: 'Cette mise dépasse ce qui est permis là où vous êtes.',
  ended: 'Ce jeu a été ouvert ailleurs. Ouvrez-le à nouveau pour continuer.',
  unknown: 'Aucune réponse. Si votre mise a été prise, elle vous est rendue.',
  failed: 'Impossible pour le moment. Réessayez dans un instant.',
  rules: 'Règles et gains',
  close: 'Fermer',
  sound: 'Son',
  lines:
    '{count} lignes. Trois symboles identiques ou plus depuis la gauche, sur une ligne, paient.',
  ways: '{count} façons. Trois symboles identiques ou plus sur des rouleaux voisins depuis la gauche paient, où qu’ils soient.',
  wild: 'La couronne remplace tous les symboles sauf l’étoile.',
  star: 'Trois étoiles ou plus donnent {count} tours gratuits, où chaque gain compte ×{times}.',
  rtp: 'Taux de retour {rtp}, calculé exactement',
  most: 'Une partie gagne au plus {times} fois la mise.',
  demo: 'Un jeu inventé d’une démonstration : son argent n’a aucune valeur.',
}

const ja: Words = {
  spin: 'スピン',
  stake: 'ベット',
  lower: 'ベットを下げる',
  higher: 'ベットを上げる',
  balance: '残高',
  win: '配当',
  won: '{amount}の勝ちです',
  nothing: '配当なし',
  freeSpins: 'フリースピン',
  notEnough: '残高がこのベットに足りません。',
  limit: 'お住まいの地域で許されるベットを超えています。',
  ended: 'このゲームは別の場所で開かれました。続けるにはもう一度開いてください。',
  unknown: '応答がありません。ベットが引かれていた場合は返金されます。',
  failed: '今はできません。しばらくしてからもう一度お試しください。',
  rules: 'ルールと配当',
  close: '閉じる',
  sound: 'サウンド',
  lines: '{count}ライン。左から同じシンボルが3つ以上ラインに並ぶと配当になります。',
  ways: '{count}通り。左から隣り合うリールに同じシンボルが3つ以上あれば、位置に関係なく配当になります。',
  wild: '王冠は星以外のすべてのシンボルの代わりになります。',
  star: '星が3つ以上で{count}回のフリースピン。その間の配当はすべて×{times}です。',
  rtp: '還元率{rtp}（正確に計算）',
  most: '1ラウンドの最大配当はベットの{times}倍です。',
  demo: 'デモ用の架空のゲームです。お金に価値はありません。',
}

const languages = { en, de, es, pt, fr, ja } as const satisfies Readonly<Record<string, Words>>
export type Language = keyof typeof languages

export const wordsIn = (language: Language): Words => languages[language]

export const isSpoken = (language: string): language is Language =>
  Object.hasOwn(languages, language)
