import { type Amount, type Currency, formatMoney } from '@fairhouse/money'
import type { MessageText } from '#modules/inbox'
import type { Language } from '#platform/http/language'

/** What a player is told of, wherever he is. */
export type PaymentNews =
  | 'withdrawalAsked'
  | 'withdrawalSent'
  | 'withdrawalFailed'
  | 'depositFailed'
  | 'depositTakenBack'

interface Sentences {
  readonly subject: string
  readonly text: string
}

/** What is said of a payment in every language, as messages are. @param label how its method is shown; null when it has no such name. */
export function paymentSentences(
  news: PaymentNews,
  told: {
    readonly amount: Amount
    readonly currency: Currency
    readonly label: string | null
  },
): Readonly<Record<Language, MessageText>> {
  const inLanguage = (language: Language): MessageText => {
    const { where, ...all } = words[language]
    const money = formatMoney(told.amount, told.currency, language)
    const what = told.label === null ? money : `${money} (${told.label})`
    const { subject, text } = all[news]
    // The label is somebody else's text: put in by a function, its `$` mean nothing.
    return { subject, body: `${text.replace('{what}', () => what)}\n\n${where}` }
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

const words: Readonly<
  Record<Language, Readonly<Record<PaymentNews, Sentences>> & { readonly where: string }>
> = {
  en: {
    where: 'You can follow every step in the cashier under “History”.',
    withdrawalAsked: {
      subject: 'We have your withdrawal request',
      text: 'You requested a withdrawal of {what}. We hold the amount until we send it. If this wasn’t you, change your password and contact support right away.',
    },
    withdrawalSent: {
      subject: 'Your withdrawal was sent',
      text: 'We sent your withdrawal of {what}. It is on its way to you.',
    },
    withdrawalFailed: {
      subject: 'Your withdrawal failed',
      text: 'We couldn’t pay out your withdrawal of {what}. The money is back in your balance.',
    },
    depositFailed: {
      subject: 'Your deposit failed',
      text: 'Your deposit of {what} failed. Your balance didn’t change.',
    },
    depositTakenBack: {
      subject: 'A deposit was reversed',
      text: 'Your deposit of {what} was reversed, for example by your bank or a refund. We took the amount from your balance, or as much of it as was there.',
    },
  },
  de: {
    where: 'Jeden Schritt mit seinem Grund finden Sie in der Kasse unter „Verlauf“.',
    withdrawalAsked: {
      subject: 'Ihre Auszahlung wurde beantragt',
      text: 'Eine Auszahlung von {what} wurde beantragt. Der Betrag ist reserviert, bis er gesendet ist. Waren Sie das nicht, ändern Sie bitte Ihr Passwort und schreiben Sie sofort unserem Support.',
    },
    withdrawalSent: {
      subject: 'Ihre Auszahlung wurde gesendet',
      text: 'Ihre Auszahlung von {what} wurde gesendet und ist auf dem Weg zu Ihnen.',
    },
    withdrawalFailed: {
      subject: 'Ihre Auszahlung war nicht möglich',
      text: 'Ihre Auszahlung von {what} konnte nicht ausgeführt werden. Das Geld ist wieder in Ihrem Guthaben.',
    },
    depositFailed: {
      subject: 'Ihre Einzahlung ist nicht zustande gekommen',
      text: 'Ihre Einzahlung von {what} ist nicht zustande gekommen. Es wurde nichts gutgeschrieben.',
    },
    depositTakenBack: {
      subject: 'Eine Einzahlung wurde zurückgebucht',
      text: 'Eine Einzahlung von {what} wurde zurückgebucht. Der Betrag wurde Ihrem Guthaben entnommen, soweit er vorhanden war.',
    },
  },
  es: {
    where: 'Cada paso, con su motivo, está en la caja, en «Historial».',
    withdrawalAsked: {
      subject: 'Se ha solicitado su retirada',
      text: 'Se ha solicitado una retirada de {what}. El importe queda reservado hasta que se envíe. Si no fue usted, cambie su contraseña y escriba de inmediato a atención al cliente.',
    },
    withdrawalSent: {
      subject: 'Su retirada se ha enviado',
      text: 'Su retirada de {what} se ha enviado y va de camino.',
    },
    withdrawalFailed: {
      subject: 'Su retirada no se ha podido pagar',
      text: 'Su retirada de {what} no se ha podido pagar. El dinero está de nuevo en su saldo.',
    },
    depositFailed: {
      subject: 'Su depósito no se ha realizado',
      text: 'Su depósito de {what} no se ha realizado. No se ha abonado nada.',
    },
    depositTakenBack: {
      subject: 'Se ha revertido un depósito',
      text: 'Se ha revertido un depósito de {what}. El importe se ha descontado de su saldo en la medida en que estaba disponible.',
    },
  },
  pt: {
    where: 'Cada etapa, com o motivo, está no caixa, em “Histórico”.',
    withdrawalAsked: {
      subject: 'Seu saque foi solicitado',
      text: 'Um saque de {what} foi solicitado. O valor fica reservado até ser enviado. Se não foi você, mude sua senha e escreva imediatamente para o suporte.',
    },
    withdrawalSent: {
      subject: 'Seu saque foi enviado',
      text: 'Seu saque de {what} foi enviado e está a caminho.',
    },
    withdrawalFailed: {
      subject: 'Seu saque não pôde ser pago',
      text: 'Seu saque de {what} não pôde ser pago. O dinheiro está de volta ao seu saldo.',
    },
    depositFailed: {
      subject: 'Seu depósito não foi concluído',
      text: 'Seu depósito de {what} não foi concluído. Nada foi creditado.',
    },
    depositTakenBack: {
      subject: 'Um depósito foi estornado',
      text: 'Um depósito de {what} foi estornado. O valor foi retirado do seu saldo até onde havia.',
    },
  },
  fr: {
    where: 'Chaque étape, avec son motif, figure dans la caisse, sous « Historique ».',
    withdrawalAsked: {
      subject: 'Votre retrait est demandé',
      text: 'Un retrait de {what} a été demandé. Le montant est réservé jusqu’à son envoi. Si ce n’était pas vous, changez votre mot de passe et écrivez aussitôt au service client.',
    },
    withdrawalSent: {
      subject: 'Votre retrait est envoyé',
      text: 'Votre retrait de {what} est envoyé et en route vers vous.',
    },
    withdrawalFailed: {
      subject: 'Votre retrait n’a pas pu être versé',
      text: 'Votre retrait de {what} n’a pas pu être versé. L’argent est de nouveau sur votre solde.',
    },
    depositFailed: {
      subject: 'Votre dépôt n’a pas abouti',
      text: 'Votre dépôt de {what} n’a pas abouti. Rien n’a été crédité.',
    },
    depositTakenBack: {
      subject: 'Un dépôt a été repris',
      text: 'Un dépôt de {what} a été repris. Le montant a été retiré de votre solde, dans la mesure où il s’y trouvait.',
    },
  },
  ja: {
    where: 'すべての経過とその理由は、キャッシャーの「履歴」で確認できます。',
    withdrawalAsked: {
      subject: '出金が申請されました',
      text: '{what}の出金が申請されました。送金されるまで、金額は確保されます。お心当たりがない場合は、パスワードを変更し、すぐにサポートまでご連絡ください。',
    },
    withdrawalSent: {
      subject: '出金を送金しました',
      text: '{what}の出金を送金しました。まもなくお手元に届きます。',
    },
    withdrawalFailed: {
      subject: '出金できませんでした',
      text: '{what}の出金ができませんでした。お金は残高に戻っています。',
    },
    depositFailed: {
      subject: '入金が完了しませんでした',
      text: '{what}の入金は完了しませんでした。残高への反映はありません。',
    },
    depositTakenBack: {
      subject: '入金が取り消されました',
      text: '{what}の入金が取り消されました。残高にある範囲で、その金額を差し引きました。',
    },
  },
}
