import type { Texts } from '../texts.ts'

export const errors: Texts['errors'] = {
  reference: 'コード：{code}',
  network: '接続が切れました。接続を確認して、もう一度お試しください。',
  generic: '問題が発生しました。もう一度お試しください。',
  tooManyRequests: '操作が速すぎます。少し待ってから、もう一度お試しください。',
  impervaChallenge:
    'セキュリティチェックが完了していません。ページを再読み込みして、もう一度お試しください。',
  buttons: {
    reload: 'ページを再読み込み',
    goToGames: 'ゲームへ',
    goToDeposit: '入金へ',
    goToBonus: 'ボーナスへ',
    goToLogin: 'ログイン',
    goToProfile: 'プロフィールを編集',
    goToProvider: 'プロバイダーへ',
    close: '閉じる',
    back: '戻る',
  },
  refusals: {
    inactivityTimeout: {
      title: 'ログアウトしました',
      text: 'しばらく操作がなかったため、ログアウトしました。もう一度ログインしてください。',
    },
    notEnoughCash: {
      title: '残高不足',
      text: '残高がこのベット額に足りません。',
    },
    notPermitted: {
      title: 'ご利用いただけません',
      text: 'このアカウントではその操作を行えません。',
    },
    tooManyAttempts: {
      title: '試行回数が多すぎます',
      text: '数分待ってから、もう一度お試しください。',
    },
    loginRequired: { title: 'ログインが必要です', text: '続けるにはログインしてください。' },
    csrfInvalid: {
      title: 'セッションの有効期限切れ',
      text: 'このページが長い間開かれたままでした。再読み込みして、続きから操作してください。',
    },
    maintenance: {
      title: 'ただいまメンテナンス中です',
      text: 'サイトの改善作業を行っています。まもなく再開します。残高と進行中のラウンドは安全に保管されています。',
    },
    duplicateConnection: {
      title: 'このゲームは複数開かれています',
      text: 'ゲームが別の場所で開かれました。ここでプレイするには再読み込みしてください。',
    },
    gameNotEnabled: {
      title: 'ゲームを一時的にご利用いただけません',
      text: 'このゲームは現在停止しています。進行中のラウンドは保存されています。',
    },
    userSuspended: {
      title: 'アカウント停止中',
      text: 'このアカウントではプレイできません。サポートまでお問い合わせください。',
    },
    invalidEmail: {
      title: '無効なメールアドレス',
      text: 'お客様のメールアドレス宛てのメールが届きません。プロフィールで別のアドレスをご登録ください。',
    },
    bonusNotAllowed: {
      title: 'このボーナスでは遊べません',
      text: '現在有効なボーナスは、このゲームではご利用いただけません。',
    },
    bonusLocked: {
      title: 'ボーナスは別のゲームで使用中です',
      text: 'ボーナスが別のゲームで使用されています。先にそちらを終了してください。',
    },
    freeSpinsInconsistent: {
      title: 'ゲームセッションのエラー',
      text: 'ボーナスのフリースピンとこのゲームの状態が一致しません。再読み込みすると、記録されている続きから再開できます。',
    },
    roundFinished: {
      title: 'ラウンドは終了しています',
      text: 'このラウンドは終了しました。再読み込みして現在の状態をご確認ください。',
    },
    formInvalid: {
      title: '入力内容をご確認ください',
      text: '送信された内容の一部を受け付けられませんでした。',
    },
    requestKeyReused: {
      title: '回答済みのリクエスト',
      text: 'このリクエストは、以前に異なる内容で送信されています。ページを再読み込みしてください。',
    },
    otpRequired: {
      title: '2段階目の確認',
      text: '認証アプリのコード、またはリカバリーコードを入力してください。',
    },
    otpWrong: {
      title: 'コードを確認できません',
      text: 'コードが間違っているか、古すぎるか、使用済みです。認証アプリに現在表示されているコードを入力してください。',
    },
    proofRequired: {
      title: 'ご本人確認',
      text: 'パスワードまたはパスキーで、ご本人であることを確認してください。',
    },
    passwordWrong: { title: 'パスワードが違います', text: 'パスワードが正しくありません。' },
    passkeyRefused: {
      title: 'パスキーを確認できません',
      text: 'パスキーを確認できませんでした。もう一度お試しいただくか、パスワードをご利用ください。',
    },
    tooManyPasskeys: {
      title: 'パスキーが多すぎます',
      text: 'このアカウントには20個のパスキーがあります。使わなくなったものを削除してください。',
    },
    accountClosed: {
      title: '解約済みのアカウント',
      text: 'このアカウントはご本人により解約されました。サポートまでお問い合わせください。',
    },
    loginFailed: {
      title: 'ログインできませんでした',
      text: 'ログインIDまたはパスワードが正しくありません。',
    },
    roundOpen: {
      title: '進行中のラウンドがあります',
      text: '先に進行中のラウンドを終了してから、もう一度お試しください。',
    },
    linkInvalid: {
      title: '無効なリンク',
      text: 'このリンクは使用済みか、有効期限が切れています。新しいリンクをお求めください。',
    },
    notFound: { title: '見つかりません', text: '存在しないか、お客様のものではありません。' },
    listFull: {
      title: 'リストがいっぱいです',
      text: 'このリストにはこれ以上ゲームを追加できません。先にどれかを外してください。',
    },
  },
  client: {
    externalHtmlLoadingFailed: {
      title: '問題が発生しました',
      text: 'ページの一部を読み込めませんでした。もう一度お試しください。繰り返し起こる場合は、サポートまでお問い合わせください。',
    },
    loadingPageError: {
      title: '問題が発生しました',
      text: 'ページを表示できませんでした。もう一度お試しください。繰り返し起こる場合は、サポートまでお問い合わせください。',
    },
    gameAssetsLoadingFailed: {
      title: 'ゲームを読み込めませんでした',
      text: '接続を確認して、ページを再読み込みしてください。',
    },
    gameHelpLoadingFailed: {
      title: 'ルールを読み込めませんでした',
      text: 'ページを再読み込みしてください。繰り返し起こる場合は、サポートまでお問い合わせください。',
    },
    providerLobbyUsed: {
      title: 'プロバイダーのロビーが使われました',
      text: 'ゲームは、当カジノのロビーからのみ起動できます。',
    },
    webgl: {
      title: 'ゲームを読み込めません',
      text: 'ブラウザーのハードウェアアクセラレーションを有効にするか、別のブラウザーをご利用ください。',
    },
    connectionLost: {
      title: '接続が切れました',
      text: '接続を確認してください。このページには接続が必要です。',
    },
    pageNotFound: {
      title: 'ページが見つかりません',
      text: 'このアドレスには何もありません。移動したか、初めから存在しない可能性があります。',
    },
    failure: {
      title: '問題が発生しました',
      text: 'もう一度お試しください。繰り返し起こる場合は、サポートまでお問い合わせください。',
    },
  },
}
