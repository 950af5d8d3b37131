import { defaultLanguage, isLanguage, type Language } from '#platform/http/language'

interface Greeting {
  readonly subject: string
  readonly paragraphs: string[]
}

/** The first of a player's news: says what will come, and shows how it ends. */
export const greeting = (language: string, brand: string): Greeting =>
  greetings[isLanguage(language) ? language : defaultLanguage](brand)

const greetings: Readonly<Record<Language, (brand: string) => Greeting>> = {
  en: (brand) => ({
    subject: 'You’re subscribed to our news',
    paragraphs: [
      `From time to time we’ll email you what’s new at ${brand}, such as games and promotions.`,
      'You can stop these emails at any time: select “Unsubscribe” at the end of any of them, or turn them off in your profile.',
    ],
  }),
  de: (brand) => ({
    subject: 'Sie erhalten jetzt unsere Neuigkeiten',
    paragraphs: [
      `Ab und zu schreiben wir Ihnen, was es bei ${brand} Neues gibt: Spiele und Aktionen.`,
      'Wenn Sie genug haben, genügt ein Klick auf „Abbestellen“ am Ende jeder dieser E-Mails, oder ein Schalter in Ihrem Profil.',
    ],
  }),
  es: (brand) => ({
    subject: 'A partir de ahora recibirá nuestras novedades',
    paragraphs: [
      `De vez en cuando le contaremos qué hay de nuevo en ${brand}: juegos y promociones.`,
      'Cuando no quiera recibir más, basta con pulsar «Darse de baja» al final de cualquiera de estos correos, o con un interruptor en su perfil.',
    ],
  }),
  pt: (brand) => ({
    subject: 'A partir de agora você recebe as nossas novidades',
    paragraphs: [
      `De vez em quando contamos o que há de novo em ${brand}: jogos e promoções.`,
      'Quando não quiser mais, basta um clique em “Cancelar inscrição” no fim de qualquer um desses e-mails, ou uma chave no seu perfil.',
    ],
  }),
  fr: (brand) => ({
    subject: 'Vous recevez désormais nos nouvelles',
    paragraphs: [
      `De temps en temps, nous vous écrivons ce qu’il y a de nouveau chez ${brand} : jeux et promotions.`,
      'Quand vous n’en voudrez plus, il suffira d’un clic sur « Se désabonner » à la fin de l’un de ces e-mails, ou d’un interrupteur dans votre profil.',
    ],
  }),
  ja: (brand) => ({
    subject: 'お知らせの配信を開始しました',
    paragraphs: [
      `${brand}の新しいゲームやプロモーションについて、ときどきお知らせします。`,
      '不要になりましたら、各メールの末尾にある「配信を停止する」を押すか、プロフィールで配信をオフにしてください。',
    ],
  }),
}
