export const buddy = {
  heading: '友だちを招待',
  about:
    '友だちがあなたのリンクから登録し、メールアドレスを確認し、{deposit}以上を入金してリアルマネーで{turnover}をベットすると、2人とも{chip}のフリーチップを受け取れます。',
  link: '招待リンク',
  copy: 'リンクをコピー',
  friends: {
    other: '{count}人が登録しました',
  },
  given: {
    other: '{count}人がチップをもたらしました',
  },
  how: '対象となる友だち',
  failed: '招待リンクを読み込めませんでした。しばらくしてからもう一度お試しください。',
}
