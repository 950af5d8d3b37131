import type { MessageTexts } from './message-texts.ts'

/** What every new player finds. */
export const welcomeMessage: MessageTexts = {
  en: {
    subject: 'Welcome',
    body: `Good to have you here. Three things worth knowing before your first round:

- **Every outcome can be checked.** We show you the hash of each seed before you play, and the seed itself afterwards. You can verify any past round in your own browser, under “My bets”.
- **Every figure is exact.** Each game’s certificate says its return to player, how often it pays and its top win. We compute these figures; we don’t estimate them.
- **You decide when to stop.** Play for fun, and stop when it stops being fun.

News about your account arrives here. You can delete it at any time.`,
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
