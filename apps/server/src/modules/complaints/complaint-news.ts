import type { MessageText, MessageTexts } from '#modules/inbox'
import type { Language } from '#platform/http/language'

type What = 'filed' | 'answered' | 'escalated' | 'closed'

/** What a player reads in the inbox when a complaint moves. @param of.dueAt epoch milliseconds; null where no answer is owed. */
export function complaintNews(
  what: What,
  { number, dueAt }: { readonly number: string; readonly dueAt: number | null },
): MessageTexts {
  const inLanguage = (language: Language): MessageText => {
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
    const filled = (text: string): string =>
      text.replaceAll('{n}', number).replaceAll('{d}', dueAt === null ? '' : day.format(dueAt))
    const { subject, body } = texts[language][what]
    return { subject: filled(subject), body: filled(body) }
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
    filed: {
      subject: 'We recorded your complaint {n}',
      body: 'We recorded your complaint as **{n}**. You get an answer by {d}. You can follow it under “Complaints”.',
    },
    answered: {
      subject: 'Your complaint {n} is answered',
      body: 'We answered your complaint **{n}**. Read it under “Complaints”. If you disagree, ask there within 60 days for someone else to look at it.',
    },
    escalated: {
      subject: 'Someone else looks at your complaint {n}',
      body: 'Someone who didn’t answer before now looks at your complaint **{n}**. You get an answer by {d}.',
    },
    closed: {
      subject: 'Your complaint {n} is closed',
      body: 'We looked at your complaint **{n}** a second time. Read the answer under “Complaints”.',
    },
  },
  de: {
    filed: {
      subject: 'Ihre Beschwerde {n} ist aufgenommen',
      body: 'Wir haben Ihre Beschwerde als **{n}** aufgenommen. Sie erhalten bis {d} eine Antwort. Den Stand sehen Sie unter „Beschwerden“.',
    },
    answered: {
      subject: 'Ihre Beschwerde {n} ist beantwortet',
      body: 'Wir haben Ihre Beschwerde **{n}** beantwortet. Sie lesen die Antwort unter „Beschwerden“. Sind Sie nicht einverstanden, können Sie dort innerhalb von 60 Tagen darum bitten, dass jemand anderes sie prüft.',
    },
    escalated: {
      subject: 'Jemand anderes prüft Ihre Beschwerde {n}',
      body: 'Ihre Beschwerde **{n}** prüft nun jemand, der noch nicht geantwortet hat. Sie erhalten bis {d} eine Antwort.',
    },
    closed: {
      subject: 'Ihre Beschwerde {n} ist abgeschlossen',
      body: 'Wir haben Ihre Beschwerde **{n}** ein zweites Mal geprüft. Sie lesen die Antwort unter „Beschwerden“.',
    },
  },
  es: {
    filed: {
      subject: 'Hemos registrado su reclamación {n}',
      body: 'Hemos registrado su reclamación como **{n}**. Recibirá una respuesta antes del {d}. Puede seguirla en «Reclamaciones».',
    },
    answered: {
      subject: 'Su reclamación {n} tiene respuesta',
      body: 'Hemos respondido a su reclamación **{n}**. Puede leer la respuesta en «Reclamaciones». Si no está de acuerdo, puede pedir allí, en un plazo de 60 días, que otra persona la revise.',
    },
    escalated: {
      subject: 'Otra persona revisa su reclamación {n}',
      body: 'Ahora revisa su reclamación **{n}** alguien que no había respondido antes. Recibirá una respuesta antes del {d}.',
    },
    closed: {
      subject: 'Su reclamación {n} está cerrada',
      body: 'Hemos revisado su reclamación **{n}** por segunda vez. Puede leer la respuesta en «Reclamaciones».',
    },
  },
  pt: {
    filed: {
      subject: 'Registramos a sua reclamação {n}',
      body: 'Registramos a sua reclamação como **{n}**. Você recebe uma resposta até {d}. Acompanhe em “Reclamações”.',
    },
    answered: {
      subject: 'Sua reclamação {n} foi respondida',
      body: 'Respondemos à sua reclamação **{n}**. Leia em “Reclamações”. Se não concordar, você pode pedir ali, em até 60 dias, que outra pessoa a analise.',
    },
    escalated: {
      subject: 'Outra pessoa analisa a sua reclamação {n}',
      body: 'Alguém que ainda não tinha respondido analisa agora a sua reclamação **{n}**. Você recebe uma resposta até {d}.',
    },
    closed: {
      subject: 'Sua reclamação {n} foi encerrada',
      body: 'Analisamos a sua reclamação **{n}** pela segunda vez. Leia a resposta em “Reclamações”.',
    },
  },
  fr: {
    filed: {
      subject: 'Votre réclamation {n} est enregistrée',
      body: 'Nous avons enregistré votre réclamation sous le numéro **{n}**. Vous recevrez une réponse avant le {d}. Suivez-la sous « Réclamations ».',
    },
    answered: {
      subject: 'Votre réclamation {n} a une réponse',
      body: 'Nous avons répondu à votre réclamation **{n}**. Lisez la réponse sous « Réclamations ». Si vous n’êtes pas d’accord, vous pouvez y demander, dans les 60 jours, qu’une autre personne l’examine.',
    },
    escalated: {
      subject: 'Une autre personne examine votre réclamation {n}',
      body: 'Une personne qui n’avait pas encore répondu examine votre réclamation **{n}**. Vous recevrez une réponse avant le {d}.',
    },
    closed: {
      subject: 'Votre réclamation {n} est close',
      body: 'Nous avons examiné votre réclamation **{n}** une seconde fois. Lisez la réponse sous « Réclamations ».',
    },
  },
  ja: {
    filed: {
      subject: '苦情{n}を受け付けました',
      body: '苦情を**{n}**として記録しました。{d}までに回答します。状況は「苦情」で確認できます。',
    },
    answered: {
      subject: '苦情{n}に回答しました',
      body: '苦情**{n}**に回答しました。「苦情」でお読みください。ご納得いただけない場合は、60日以内に同じ画面から別の担当者による再確認を依頼できます。',
    },
    escalated: {
      subject: '苦情{n}を別の担当者が確認します',
      body: '苦情**{n}**を、これまで回答していない担当者が確認します。{d}までに回答します。',
    },
    closed: {
      subject: '苦情{n}の対応が終わりました',
      body: '苦情**{n}**をもう一度確認しました。回答は「苦情」でお読みください。',
    },
  },
}
