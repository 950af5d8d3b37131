import { undoEmailDays } from '@fairhouse/contract/limits'
import { type LetterTexts, writeReport } from '../letter-words.ts'
import { deviceOf } from '../device.ts'

const notYou = 'お心当たりがない場合は、すぐにサポートまでご連絡ください。'

const factorChanges = {
  twoStepOn: '2段階認証がオンになりました',
  twoStepOff: '2段階認証がオフになりました',
  codesRenewed: '新しいリカバリーコードが発行されました',
  passkeyAdded: 'パスキーが追加されました',
  passkeyRemoved: 'パスキーが削除されました',
} as const

const suspensionCauses = {
  security: '第三者がアカウントを使用している可能性があります。',
  identity: '先に本人確認が必要です。',
  terms: 'アカウントが利用規約のとおりに使われたかを確認しています。',
  check: '確認を行っています。終わりましたらメールでお知らせします。',
} as const

export const ja: LetterTexts = {
  orOpen: 'ボタンを押せない場合は、次のアドレスを開いてください。',
  sentBecause: 'このメールは、当カジノのアカウントをお持ちの方にお送りしています。',
  letters: {
    verifyEmail: ({ login, link, hours }, { brand }) => ({
      subject: 'メールアドレスの確認をお願いします',
      heading: `${login}様、ようこそ`,
      paragraphs: [
        `${brand}から大切なお知らせをお届けできるよう、このアドレスがご本人のものであることを確認してください。`,
        `リンクの有効期限は${hours}時間です。ご利用は1回限りです。`,
      ],
      button: { label: 'アドレスを確認する', path: link },
      quiet: [
        'アカウントを開設した覚えがない場合は、このメールを無視してください。何も起こりません。',
      ],
    }),
    passwordRecovery: ({ login, link, minutes }) => ({
      subject: '新しいパスワードの設定',
      heading: '新しいパスワードの設定',
      paragraphs: [
        `アカウント「${login}」について、新しいパスワードの設定が申し込まれました。`,
        `リンクの有効期限は${minutes}分です。ご利用は1回限りです。`,
      ],
      button: { label: 'パスワードを設定する', path: link },
      quiet: ['お心当たりがない場合は、このメールを無視してください。パスワードは変わりません。'],
    }),
    passwordChanged: ({ login, at, address, userAgent }, { moment }) => ({
      subject: 'パスワードが変更されました',
      heading: 'パスワードが変更されました',
      paragraphs: [
        `アカウント「${login}」のパスワードが変更されました。ほかの端末からはログアウトしました。`,
      ],
      facts: [
        ['日時', moment(at)],
        ['IPアドレス', address],
        ['端末', deviceOf(userAgent) ?? '不明'],
      ],
      quiet: [notYou],
    }),
    emailChanged: ({ login, newEmail, undoLink }) => ({
      subject: 'メールアドレスが変更されました',
      heading: 'メールアドレスが変更されました',
      paragraphs: [
        `今後、アカウント「${login}」宛てのメールは${newEmail}にお送りします。`,
        `お心当たりがない場合は、${undoEmailDays}日以内であれば変更を取り消せます。`,
      ],
      button: { label: '元のアドレスに戻す', path: undoLink },
      quiet: ['ご自身で変更された場合は、何もする必要はありません。'],
    }),
    newSignIn: ({ login, at, address, userAgent, link }, { moment }) => ({
      subject: '新しい端末からのログイン',
      heading: '新しい端末からのログイン',
      paragraphs: [
        `アカウント「${login}」に、これまでにない端末または場所からログインがありました。`,
      ],
      facts: [
        ['日時', moment(at)],
        ['IPアドレス', address],
        ['端末', deviceOf(userAgent) ?? '不明'],
      ],
      button: { label: 'ログイン中の端末を確認する', path: link },
      quiet: [
        'ご自身によるログインであれば、何もする必要はありません。そうでない場合は、そのセッションを終了し、パスワードを変更してください。',
      ],
    }),
    accountClosed: ({ login }, { brand }) => ({
      subject: 'アカウントを解約しました',
      heading: 'アカウントを解約しました',
      paragraphs: [
        `ご依頼のとおり、${brand}のアカウント「${login}」を解約しました。今後は誰もログインできません。`,
        '法律で保存が義務づけられている情報は、定められた期間に限り保存します。',
      ],
      quiet: [notYou],
    }),
    erasureAhead: ({ login, dueAt, link }, { brand, moment }) => ({
      subject: 'お客様のデータを消去します',
      heading: 'お客様のデータを消去します',
      paragraphs: [
        `${brand}のアカウント「${login}」のデータの消去をご依頼いただきました。${moment(dueAt)}に消去します。同時にアカウントは解約となり、誰もログインできなくなります。`,
        'それまでに残高を出金してください。残高がある間は消去を待ちます。',
      ],
      button: { label: 'アカウントを残す', path: link },
      quiet: ['お心当たりがない場合は、ログインして消去を取り消し、パスワードを変更してください。'],
    }),
    accountErased: ({ login, keptUntil }, { brand, moment }) => ({
      subject: 'お客様のデータを消去しました',
      heading: 'お客様のデータを消去しました',
      paragraphs: [
        `${brand}のアカウント「${login}」のデータを消去しました。ログインID、住所、メールアドレス、電話番号、ログイン履歴、メッセージ、保存した支払い方法が対象です。`,
        ...(keptUntil === null
          ? []
          : [
              `お支払いまたは自己排除があったため、お名前と生年月日は${moment(keptUntil)}まで保存します。自己排除がそれより長く続く場合は、その終了まで保存します。`,
            ]),
        'ゲームと決済の記録は、帳簿の保存が法律で義務づけられているため、お名前なしで残ります。このメールが最後のご連絡です。',
      ],
      quiet: [],
    }),
    accountSuspended: ({ login, cause, link }) => ({
      subject: 'アカウントを停止しました',
      heading: 'アカウントを停止しました',
      paragraphs: [
        `アカウント「${login}」を停止しました。停止が解除されるまで、プレイと入金はできません。`,
        suspensionCauses[cause],
        '残高はお客様のものです。ログイン、出金、データのダウンロードは引き続きご利用いただけます。',
      ],
      button: { label: 'お問い合わせ', path: link },
      quiet: ['お心当たりのない場合はご連絡ください。'],
    }),
    accountReleased: ({ login }) => ({
      subject: 'アカウントの停止を解除しました',
      heading: 'アカウントの停止を解除しました',
      paragraphs: [`アカウント「${login}」で再びプレイと入金ができます。`],
      quiet: [],
    }),
    factorChanged: ({ login, change, at, address, userAgent, link }, { moment }) => ({
      subject: factorChanges[change],
      heading: factorChanges[change],
      paragraphs: [`アカウント「${login}」で行われた変更です。`],
      facts: [
        ['日時', moment(at)],
        ['IPアドレス', address],
        ['端末', deviceOf(userAgent) ?? '不明'],
      ],
      button: { label: 'ログイン方法を確認する', path: link },
      quiet: [
        'ご自身による変更であれば、何もする必要はありません。そうでない場合は、新しいパスワードを設定し、すぐにサポートまでご連絡ください。',
      ],
    }),
    recoveryCodesUsed: ({ login, left }) => ({
      subject: 'リカバリーコードが使用されました',
      heading: 'リカバリーコードが使用されました',
      paragraphs: [
        `アカウント「${login}」に、パスワードとリカバリーコードでログインがありました。`,
        left === 0
          ? 'コードは残っていません。ログイン中にセキュリティページで新しいコードを発行してください。'
          : `残りのコードは${left}個です。セキュリティページで新しいコードを発行できます。`,
      ],
      quiet: [notYou],
    }),
    paymentNews: ({ login, subject, paragraphs, link }) => ({
      subject,
      heading: subject,
      paragraphs,
      button: { label: 'すべての経過を見る', path: link },
      quiet: [`このメールは、アカウント ${login} のお金に動きがあったためお送りしています。`],
    }),
    report: writeReport,
    newsletter: ({ subject, paragraphs, unsubscribe }) => ({
      subject,
      heading: subject,
      paragraphs,
      quiet: ['このメールは、お知らせの配信をご希望の方にお送りしています。'],
      footLink: { label: '配信を停止する', path: unsubscribe },
    }),
  },
}
