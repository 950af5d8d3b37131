import type { Texts } from '../texts.ts'

export const selfTest: Texts['selfTest'] = {
  title: 'セルフチェック – {brand}',
  description: 'ご自身のプレイについての9つの質問と、相談先。',
  heading: 'ご自身のプレイを振り返る',
  lead: 'ギャンブルが問題になりつつあるかを、9つの質問で確かめます。所要時間は2分です。',
  private: '回答はお使いのブラウザの中だけにあります。送信も保存もされず、当サイトには見えません。',
  span: 'この12か月を振り返ってください。どのくらいの頻度でしたか？',
  items: {
    beyondMeans: '失っては困る額まで賭けた',
    tolerance: '同じ興奮を得るのに、より大きな賭けが必要だった',
    chasing: '負けを取り返そうと、別の日にまた賭けた',
    borrowing: '賭けるためにお金を借りたり、物を売ったりした',
    felt: '自分には賭け事の問題があるかもしれないと感じた',
    criticised: '賭け事を人に責められたり、問題だと言われたりした（納得したかどうかは問いません）',
    guilt: '自分の賭け方やその結果に罪悪感を覚えた',
    health: 'ストレスや心配など、賭け事が健康に害を及ぼした',
    finances: '賭け事で自分や家計がお金に困った',
  },
  answers: {
    never: 'まったくない',
    sometimes: 'ときどき',
    often: 'たいてい',
    always: 'ほとんどいつも',
  },
  missing: '回答を選んでください。',
  show: '結果を見る',
  points: '{most}点中{points}点',
  levels: {
    none: {
      heading: '問題の兆候なし',
      text: '回答からは害が見られません。制限を設けておくと、この状態を保ちやすくなります。',
    },
    low: {
      heading: '低いリスク',
      text: '思う以上に費やしていることがあるかもしれません。大きくなる前に制限を設けましょう。',
    },
    moderate: {
      heading: '中程度のリスク',
      text: 'すでに悪い影響が出ています。休憩をとり、制限を設け、詳しい人に相談してください。',
    },
    high: {
      heading: '高いリスク',
      text: '回答は賭け事の問題を示しており、自分で抑えられなくなっているおそれがあります。ひとりで抱え込まず、相談窓口に連絡してください。必要であれば、ここで自己排除もできます。',
    },
  },
  toLimits: '制限や休憩を設定する',
  toHelp: '相談先',
  help: '相談先',
  helpIn: '{country}の相談先',
  helpText:
    'いずれも当サイトとは関係のない団体です。無料で秘密は守られ、ご家族や友人の相談にも応じます。',
  otherCountries: 'ほかの国',
  source:
    '質問はProblem Gambling Severity Index（Ferris・Wynne、2001年）に沿って独自の言葉で書いたものです。診断ではありません。',
}
