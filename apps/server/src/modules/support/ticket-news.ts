import type { MessageText, MessageTexts } from '#modules/inbox'
import type { Language } from '#platform/http/language'

type What = 'answered' | 'closed' | 'closedSilently'

/** What a player reads in the inbox when support wrote or closed. An answer is written in one language, whichever the player reads. */
export function ticketNews(
  what: What,
  { number, text }: { readonly number: string; readonly text: string },
): MessageTexts {
  const inLanguage = (language: Language): MessageText => {
    const { subject, body } = texts[language][what]
    const said = text === '' ? '' : `${text}\n\n`
    return {
      subject: subject.replaceAll('{n}', number),
      body: said + body.replaceAll('{n}', number),
    }
  }
  return {
    en: inLanguage('en'),
    de: inLanguage('de'),
    es: inLanguage('es'),
    pt: inLanguage('pt'),
    fr: inLanguage('fr'),
    ja: inLanguage('ja'),
  }
}

const texts: Readonly<Record<Language, Readonly<Record<What, MessageText>>>> = {
  en: {
    answered: { subject: 'Support answered {n}', body: 'Reply under “Support”.' },
    closed: {
      subject: 'Support answered and closed {n}',
      body: 'You can read the ticket and rate our help under “Support”. If you need more, open a new one.',
    },
    closedSilently: {
      subject: 'Your ticket {n} is closed',
      body: 'You can read the ticket and rate our help under “Support”. If you need more, open a new one.',
    },
  },
  de: {
    answered: {
      subject: 'Der Support hat {n} beantwortet',
      body: 'Antworten Sie unter „Support“.',
    },
    closed: {
      subject: 'Der Support hat {n} beantwortet und geschlossen',
      body: 'Unter „Support“ können Sie die Anfrage lesen und unsere Hilfe bewerten. Brauchen Sie mehr, stellen Sie eine neue.',
    },
    closedSilently: {
      subject: 'Ihre Anfrage {n} ist geschlossen',
      body: 'Unter „Support“ können Sie die Anfrage lesen und unsere Hilfe bewerten. Brauchen Sie mehr, stellen Sie eine neue.',
    },
  },
  es: {
    answered: { subject: 'Ayuda ha respondido a {n}', body: 'Puede responder en «Ayuda».' },
    closed: {
      subject: 'Ayuda ha respondido y cerrado {n}',
      body: 'En «Ayuda» puede leer la consulta y valorar la atención. Si necesita algo más, abra otra.',
    },
    closedSilently: {
      subject: 'Su consulta {n} está cerrada',
      body: 'En «Ayuda» puede leer la consulta y valorar la atención. Si necesita algo más, abra otra.',
    },
  },
  pt: {
    answered: { subject: 'O suporte respondeu a {n}', body: 'Responda em “Suporte”.' },
    closed: {
      subject: 'O suporte respondeu e encerrou {n}',
      body: 'Em “Suporte”, você pode ler o chamado e avaliar a nossa ajuda. Se precisar de mais, abra outro.',
    },
    closedSilently: {
      subject: 'Seu chamado {n} foi encerrado',
      body: 'Em “Suporte”, você pode ler o chamado e avaliar a nossa ajuda. Se precisar de mais, abra outro.',
    },
  },
  fr: {
    answered: {
      subject: 'Le service client a répondu à {n}',
      body: 'Répondez sous « Service client ».',
    },
    closed: {
      subject: 'Le service client a répondu à {n} et l’a fermée',
      body: 'Sous « Service client », vous pouvez relire la demande et évaluer notre aide. S’il vous faut autre chose, ouvrez-en une nouvelle.',
    },
    closedSilently: {
      subject: 'Votre demande {n} est fermée',
      body: 'Sous « Service client », vous pouvez relire la demande et évaluer notre aide. S’il vous faut autre chose, ouvrez-en une nouvelle.',
    },
  },
  ja: {
    answered: { subject: 'サポートが{n}に回答しました', body: '「サポート」から返信できます。' },
    closed: {
      subject: 'サポートが{n}に回答し、完了しました',
      body: '「サポート」でお問い合わせの内容を確認し、対応を評価できます。ほかにご用件があれば、新しくお問い合わせください。',
    },
    closedSilently: {
      subject: 'お問い合わせ{n}を完了しました',
      body: '「サポート」でお問い合わせの内容を確認し、対応を評価できます。ほかにご用件があれば、新しくお問い合わせください。',
    },
  },
}
