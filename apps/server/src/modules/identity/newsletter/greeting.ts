interface Greeting {
  readonly subject: string
  readonly paragraphs: string[]
}

/** The first of a player's news: says what will come, and shows how it ends. */
export function greeting(language: string, brand: string): Greeting {
  if (language === 'de')
    return {
      subject: 'Sie erhalten jetzt unsere Neuigkeiten',
      paragraphs: [
        `Ab und zu schreiben wir Ihnen, was es bei ${brand} Neues gibt: neue Spiele, Turniere und Aktionen.`,
        'Wenn Sie genug haben, genügt ein Klick auf „Abbestellen“ am Ende jeder dieser E-Mails, oder ein Schalter in Ihrem Profil.',
      ],
    }
  return {
    subject: 'You receive our news from now on',
    paragraphs: [
      `Now and then we write to you what is new at ${brand}: games, tournaments and promotions.`,
      'When you have had enough, one click on “Unsubscribe” at the end of each of these e-mails ends them, or a switch in your profile.',
    ],
  }
}
