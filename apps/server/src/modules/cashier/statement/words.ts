import type { TransactionType } from '@fairhouse/contract/entities/payment'
import { isLanguage, type Language } from '#platform/http/language'

/** What a statement of account is made of, in words. */
export interface StatementWords {
  readonly title: string
  readonly login: string
  readonly opening: string
  readonly closing: string
  readonly payments: string
  readonly play: string
  readonly other: string
  readonly testMoney: string
  readonly date: string
  readonly what: string
  readonly method: string
  readonly number: string
  readonly amount: string
  readonly month: string
  readonly stakes: string
  readonly payouts: string
  readonly result: string
  readonly types: Readonly<Record<TransactionType, string>>
}

const en: StatementWords = {
  title: 'Statement of account',
  login: 'Account',
  opening: 'Balance at the beginning of the year',
  closing: 'Balance at the end of the year',
  payments: 'Payments',
  play: 'Play by month',
  other: 'Given by the house',
  testMoney: 'Test money: it has no value outside of this demonstration.',
  date: 'Date (UTC)',
  what: 'What',
  method: 'Method',
  number: 'Number',
  amount: 'Amount',
  month: 'Month',
  stakes: 'Stakes',
  payouts: 'Payouts',
  result: 'Result',
  types: {
    deposit: 'Deposit',
    depositRefund: 'Deposit refunded',
    depositReversal: 'Deposit charged back',
    depositVoid: 'Deposit released',
    payment: 'Payment',
    paymentRefund: 'Payment refunded',
    withdrawal: 'Withdrawal',
    withdrawalReversal: 'Withdrawal returned',
    bonus: 'Bonus',
    bonusReversal: 'Bonus taken back',
    bonusReversalExpiration: 'Bonus expired',
    bonusReversalCancellation: 'Bonus cancelled',
  },
}

const de: StatementWords = {
  title: 'Kontoauszug',
  login: 'Konto',
  opening: 'Kontostand am Jahresanfang',
  closing: 'Kontostand am Jahresende',
  payments: 'Zahlungen',
  play: 'Spiel nach Monaten',
  other: 'Vom Haus gutgeschrieben',
  testMoney: 'Testgeld: Außerhalb dieser Vorführung hat es keinen Wert.',
  date: 'Datum (UTC)',
  what: 'Vorgang',
  method: 'Zahlungsart',
  number: 'Nummer',
  amount: 'Betrag',
  month: 'Monat',
  stakes: 'Einsätze',
  payouts: 'Gewinne',
  result: 'Ergebnis',
  types: {
    deposit: 'Einzahlung',
    depositRefund: 'Einzahlung erstattet',
    depositReversal: 'Einzahlung zurückgebucht',
    depositVoid: 'Einzahlung freigegeben',
    payment: 'Zahlung',
    paymentRefund: 'Zahlung erstattet',
    withdrawal: 'Auszahlung',
    withdrawalReversal: 'Auszahlung zurückgekommen',
    bonus: 'Bonus',
    bonusReversal: 'Bonus zurückgenommen',
    bonusReversalExpiration: 'Bonus abgelaufen',
    bonusReversalCancellation: 'Bonus storniert',
  },
}

const es: StatementWords = {
  title: 'Extracto de cuenta',
  login: 'Cuenta',
  opening: 'Saldo al comienzo del año',
  closing: 'Saldo al final del año',
  payments: 'Pagos',
  play: 'Juego por meses',
  other: 'Abonado por la casa',
  testMoney: 'Dinero de prueba: no tiene valor fuera de esta demostración.',
  date: 'Fecha (UTC)',
  what: 'Concepto',
  method: 'Método',
  number: 'Número',
  amount: 'Importe',
  month: 'Mes',
  stakes: 'Apuestas',
  payouts: 'Premios',
  result: 'Resultado',
  types: {
    deposit: 'Depósito',
    depositRefund: 'Depósito reembolsado',
    depositReversal: 'Depósito devuelto',
    depositVoid: 'Depósito liberado',
    payment: 'Pago',
    paymentRefund: 'Pago reembolsado',
    withdrawal: 'Retirada',
    withdrawalReversal: 'Retirada devuelta',
    bonus: 'Bono',
    bonusReversal: 'Bono retirado',
    bonusReversalExpiration: 'Bono caducado',
    bonusReversalCancellation: 'Bono cancelado',
  },
}

const pt: StatementWords = {
  title: 'Extrato de conta',
  login: 'Conta',
  opening: 'Saldo no início do ano',
  closing: 'Saldo no fim do ano',
  payments: 'Pagamentos',
  play: 'Jogo por mês',
  other: 'Creditado pela casa',
  testMoney: 'Dinheiro de teste: não tem valor fora desta demonstração.',
  date: 'Data (UTC)',
  what: 'Movimento',
  method: 'Método',
  number: 'Número',
  amount: 'Valor',
  month: 'Mês',
  stakes: 'Apostas',
  payouts: 'Prémios',
  result: 'Resultado',
  types: {
    deposit: 'Depósito',
    depositRefund: 'Depósito reembolsado',
    depositReversal: 'Depósito estornado',
    depositVoid: 'Depósito libertado',
    payment: 'Pagamento',
    paymentRefund: 'Pagamento reembolsado',
    withdrawal: 'Levantamento',
    withdrawalReversal: 'Levantamento devolvido',
    bonus: 'Bónus',
    bonusReversal: 'Bónus retirado',
    bonusReversalExpiration: 'Bónus expirado',
    bonusReversalCancellation: 'Bónus cancelado',
  },
}

const fr: StatementWords = {
  title: 'Relevé de compte',
  login: 'Compte',
  opening: 'Solde au début de l’année',
  closing: 'Solde à la fin de l’année',
  payments: 'Paiements',
  play: 'Jeu par mois',
  other: 'Crédité par la maison',
  testMoney: 'Argent de test : il n’a aucune valeur hors de cette démonstration.',
  date: 'Date (UTC)',
  what: 'Opération',
  method: 'Moyen de paiement',
  number: 'Numéro',
  amount: 'Montant',
  month: 'Mois',
  stakes: 'Mises',
  payouts: 'Gains',
  result: 'Résultat',
  types: {
    deposit: 'Dépôt',
    depositRefund: 'Dépôt remboursé',
    depositReversal: 'Dépôt rétrofacturé',
    depositVoid: 'Dépôt libéré',
    payment: 'Paiement',
    paymentRefund: 'Paiement remboursé',
    withdrawal: 'Retrait',
    withdrawalReversal: 'Retrait retourné',
    bonus: 'Bonus',
    bonusReversal: 'Bonus repris',
    bonusReversalExpiration: 'Bonus expiré',
    bonusReversalCancellation: 'Bonus annulé',
  },
}

const ja: StatementWords = {
  title: '口座明細書',
  login: 'アカウント',
  opening: '年初残高',
  closing: '年末残高',
  payments: '入出金',
  play: '月別のプレイ',
  other: 'ハウスからの付与',
  testMoney: 'テストマネー：このデモの外では価値がありません。',
  date: '日付（UTC）',
  what: '内容',
  method: '支払い方法',
  number: '番号',
  amount: '金額',
  month: '月',
  stakes: 'ベット額',
  payouts: '払い戻し額',
  result: '収支',
  types: {
    deposit: '入金',
    depositRefund: '入金の返金',
    depositReversal: '入金のチャージバック',
    depositVoid: '入金の取消',
    payment: '支払い',
    paymentRefund: '支払いの返金',
    withdrawal: '出金',
    withdrawalReversal: '出金の戻り',
    bonus: 'ボーナス',
    bonusReversal: 'ボーナスの取消',
    bonusReversalExpiration: 'ボーナスの失効',
    bonusReversalCancellation: 'ボーナスのキャンセル',
  },
}

const words: Readonly<Record<Language, StatementWords>> = { en, de, es, pt, fr, ja }

/** @returns the language that it is in, besides: English for one that is none of ours. */
export function statementWords(language: string): StatementWords & { readonly language: Language } {
  const known = isLanguage(language) ? language : 'en'
  return { ...words[known], language: known }
}
