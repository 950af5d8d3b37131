import type { MessageTexts } from './message-texts.ts'

/** What every new player finds. */
export const welcomeMessage: MessageTexts = {
  en: {
    subject: 'Welcome to the house',
    body: `Good to have you here. Three things that are worth knowing before the first round:

- **Every outcome can be checked.** The hash of each seed is shown before you play, the seed itself afterwards. Any past round can be worked out again in your own browser, under “My bets”.
- **Every figure is exact.** A game’s return, how often it pays and its top win stand in its certificate. They are worked out, not measured.
- **You decide when it is enough.** Play for the fun of it, and stop when it is none.

News about your account comes here. You can remove it whenever you like.`,
  },
  de: {
    subject: 'Willkommen im Haus',
    body: `Schön, dass Sie da sind. Drei Dinge, die man vor der ersten Runde wissen sollte:

- **Jedes Ergebnis lässt sich nachprüfen.** Die Prüfsumme jedes Startwerts sehen Sie vor dem Spiel, den Startwert selbst danach. Jede vergangene Runde lässt sich unter „Meine Runden“ in Ihrem eigenen Browser nachrechnen.
- **Jede Zahl ist genau.** Was ein Spiel ausschüttet, wie oft es zahlt und wie hoch sein Spitzengewinn ist, steht in seinem Zertifikat: errechnet, nicht gemessen.
- **Sie entscheiden, wann es genug ist.** Spielen Sie, weil es Spaß macht, und hören Sie auf, wenn nicht mehr.

Neues zu Ihrem Konto finden Sie hier. Sie können es jederzeit löschen.`,
  },
  es: {
    subject: 'Le damos la bienvenida a la casa',
    body: `Nos alegra tenerle aquí. Tres cosas que conviene saber antes de la primera ronda:

- **Todos los resultados se pueden comprobar.** El hash de cada semilla se muestra antes de jugar, y la propia semilla después. Cualquier ronda pasada puede recalcularse en su propio navegador, en «Mis apuestas».
- **Todas las cifras son exactas.** El retorno de un juego, con qué frecuencia paga y su premio máximo figuran en su certificado. Están calculados, no medidos.
- **Usted decide cuándo es suficiente.** Juegue por diversión y pare cuando deje de divertirle.

Las novedades de su cuenta llegan aquí. Puede borrarlas cuando quiera.`,
  },
  pt: {
    subject: 'Boas-vindas à casa',
    body: `Que bom ter você aqui. Três coisas que vale a pena saber antes da primeira rodada:

- **Todo resultado pode ser conferido.** O hash de cada semente é mostrado antes de você jogar, e a própria semente depois. Qualquer rodada passada pode ser recalculada no seu navegador, em “Minhas apostas”.
- **Todo número é exato.** O retorno de um jogo, a frequência com que ele paga e o prêmio máximo estão no certificado. São calculados, não medidos.
- **Você decide quando é suficiente.** Jogue por diversão e pare quando ela acabar.

As novidades da sua conta chegam aqui. Você pode apagá-las quando quiser.`,
  },
  fr: {
    subject: 'Bienvenue dans la maison',
    body: `Nous sommes heureux de vous accueillir. Trois choses bonnes à savoir avant la première partie :

- **Chaque résultat peut être vérifié.** L’empreinte de chaque graine vous est montrée avant que vous jouiez, la graine elle-même après. Toute partie passée peut être recalculée dans votre propre navigateur, sous « Mes parties ».
- **Chaque chiffre est exact.** Le taux de retour d’un jeu, la fréquence de ses gains et son gain maximal figurent dans son certificat. Ils sont calculés, non mesurés.
- **C’est vous qui décidez quand vous arrêter.** Jouez pour le plaisir, et arrêtez-vous quand il n’y en a plus.

Les nouvelles de votre compte arrivent ici. Vous pouvez les supprimer quand vous le souhaitez.`,
  },
  ja: {
    subject: 'ようこそ',
    body: `ご登録ありがとうございます。最初のラウンドの前に、知っておいていただきたいことが3つあります。

- **すべての結果を検証できます。** 各シードのハッシュはプレイの前に、シードそのものは後から公開されます。過去のどのラウンドも、「ベット履歴」からお使いのブラウザーで計算し直せます。
- **すべての数字は正確です。** ゲームの還元率、当たる頻度、最高配当は、認定書に記載されています。測定値ではなく、計算された値です。
- **いつやめるかを決めるのはお客様です。** 楽しみのためにプレイし、楽しくなくなったらおやめください。

アカウントに関するお知らせはここに届きます。いつでも削除できます。`,
  },
}
