import type { MessageTexts } from '#modules/inbox'
import type { CareStep } from './markers.ts'

/** What a player reads: what the house noticed, without a figure, and what can be done. Never anything to play or to gain. */
export const careLetter = (step: CareStep): MessageTexts => (step === 'tell' ? told : urged)

const told: MessageTexts = {
  en: {
    subject: 'A look at how you play',
    body: 'You have paid in, or played, noticeably differently lately.\n\nIf that is what you want, there is nothing to do. If not, **Limits** in your account lets you set how much you pay in, bet or lose in a day, a week or a month, or take a break from an hour on. It takes effect at once.',
  },
  de: {
    subject: 'Ein Blick auf Ihr Spiel',
    body: 'Sie haben in letzter Zeit merklich anders eingezahlt oder gespielt als sonst.\n\nWenn Sie das so wollen, ist nichts zu tun. Wenn nicht: Unter **Meine Limits** in Ihrem Konto legen Sie fest, wie viel Sie am Tag, in der Woche oder im Monat einzahlen, setzen oder verlieren, oder nehmen eine Auszeit ab einer Stunde. Das gilt sofort.',
  },
  es: {
    subject: 'Una mirada a cómo juega',
    body: 'Últimamente ha ingresado dinero o jugado de forma claramente distinta.\n\nSi es lo que quiere, no hay nada que hacer. Si no, en **Límites** de su cuenta puede fijar cuánto ingresa, apuesta o pierde al día, a la semana o al mes, o tomarse una pausa desde una hora. Se aplica de inmediato.',
  },
  pt: {
    subject: 'Um olhar sobre como você joga',
    body: 'Ultimamente você tem depositado ou jogado de um jeito claramente diferente.\n\nSe é o que você quer, não há nada a fazer. Se não, em **Limites** da sua conta você define quanto deposita, aposta ou perde por dia, semana ou mês, ou faz uma pausa a partir de uma hora. Vale na hora.',
  },
  fr: {
    subject: 'Un regard sur votre façon de jouer',
    body: 'Ces derniers temps, vous avez déposé ou joué d’une manière nettement différente.\n\nSi c’est ce que vous voulez, il n’y a rien à faire. Sinon, **Limites** dans votre compte vous permet de fixer ce que vous déposez, misez ou perdez par jour, semaine ou mois, ou de faire une pause dès une heure. L’effet est immédiat.',
  },
  ja: {
    subject: '最近の遊び方について',
    body: '最近、入金や遊び方がこれまでと大きく変わっています。\n\nご自身の意思どおりであれば、何もする必要はありません。そうでない場合は、アカウントの**上限**で、1日・1週間・1か月の入金額、賭け金、損失の上限を設定したり、1時間からの休止を取ったりできます。設定はすぐに有効になります。',
  },
}

const urged: MessageTexts = {
  en: {
    subject: 'Please take a break',
    body: 'Several things in your account suggest that play may be costing you more than you want: for example paying in again and again within hours, or limits that were loosened.\n\n**Take a break now.** **Limits** in your account stops play for an hour, a day or six weeks; self-exclusion stops it for months, and your balance is paid out.\n\nWe send you no offers for the next four weeks. Talking to somebody helps: gamblingtherapy.org answers in many languages, free of charge.',
  },
  de: {
    subject: 'Bitte machen Sie eine Pause',
    body: 'Mehreres in Ihrem Konto deutet darauf hin, dass das Spielen Sie mehr kostet, als Sie wollen: etwa mehrere Einzahlungen binnen Stunden oder gelockerte Limits.\n\n**Machen Sie jetzt eine Pause.** Unter **Meine Limits** in Ihrem Konto halten Sie das Spiel für eine Stunde, einen Tag oder sechs Wochen an; eine Selbstsperre gilt Monate, und Ihr Guthaben wird ausgezahlt.\n\nIn den nächsten vier Wochen schicken wir Ihnen keine Angebote. Mit jemandem zu reden hilft: gamblingtherapy.org antwortet kostenlos in vielen Sprachen.',
  },
  es: {
    subject: 'Por favor, haga una pausa',
    body: 'Varias cosas en su cuenta indican que jugar puede estar costándole más de lo que quiere: por ejemplo, ingresos repetidos en pocas horas o límites ampliados.\n\n**Haga una pausa ahora.** En **Límites** de su cuenta detiene el juego una hora, un día o seis semanas; la autoexclusión lo detiene durante meses y se le paga su saldo.\n\nNo le enviaremos ofertas en las próximas cuatro semanas. Hablar con alguien ayuda: gamblingtherapy.org responde gratis en muchos idiomas.',
  },
  pt: {
    subject: 'Por favor, faça uma pausa',
    body: 'Várias coisas na sua conta indicam que jogar pode estar custando mais do que você quer: por exemplo, depósitos repetidos em poucas horas ou limites afrouxados.\n\n**Faça uma pausa agora.** Em **Limites** da sua conta você para o jogo por uma hora, um dia ou seis semanas; a autoexclusão para por meses, e seu saldo é pago.\n\nNão enviaremos ofertas nas próximas quatro semanas. Falar com alguém ajuda: gamblingtherapy.org responde de graça em muitos idiomas.',
  },
  fr: {
    subject: 'Faites une pause, s’il vous plaît',
    body: 'Plusieurs choses dans votre compte indiquent que le jeu vous coûte peut-être plus que vous ne le voulez : par exemple des dépôts répétés en quelques heures ou des limites relâchées.\n\n**Faites une pause maintenant.** **Limites** dans votre compte arrête le jeu pour une heure, un jour ou six semaines ; l’auto-exclusion l’arrête pour des mois, et votre solde vous est payé.\n\nNous ne vous envoyons aucune offre pendant les quatre prochaines semaines. Parler à quelqu’un aide : gamblingtherapy.org répond gratuitement dans de nombreuses langues.',
  },
  ja: {
    subject: 'どうか休止を取ってください',
    body: '数時間のうちに何度も入金する、上限をゆるめるなど、思っている以上に負担が大きくなっているおそれのある動きがいくつか見られます。\n\n**今すぐ休止を取ってください。** アカウントの**上限**で、1時間、1日、または6週間プレイを止められます。自己排除なら数か月止まり、残高は払い戻されます。\n\n今後4週間、お客様へのご案内はお送りしません。誰かに話すことも助けになります。gamblingtherapy.orgは多くの言語で無料で相談に応じています。',
  },
}
