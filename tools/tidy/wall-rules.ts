import type {
  ICruiseOptions,
  IForbiddenRuleType,
  IRegularForbiddenRuleType,
} from 'dependency-cruiser'
import { listModules } from '../../apps/server/src/house/module-list.ts'

// The walls of the house (docs/map.md). Each rule says why, so that a failed check teaches.

const test = '[.](test|spec)[.]tsx?$'

/** Files matching `from` may import, of this repository, only themselves and `allowed`. */
const only = (
  name: string,
  comment: string,
  from: string,
  allowed: readonly string[],
): IForbiddenRuleType => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: { path: '^(packages|games|apps|tools|scripts)/', pathNot: [from, ...allowed] },
})

const never = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IForbiddenRuleType => ({ name, comment, severity: 'error', from, to })

// A module may use the doors of the levels below its own, which each says in its module.ts.
const levels = [...Map.groupBy(listModules(), ({ level }) => level).values()].map((neighbours) =>
  neighbours.map(({ name }) => name),
)

const modules = (names: readonly string[]) => `^apps/server/src/modules/(${names.join('|')})/`

const levelRules = levels.flatMap((names, index) => [
  ...(index + 1 < levels.length
    ? [
        never(
          `level-${index + 1}-looks-down`,
          'A level is used by those above it, never the other way round; say what you need in needs.ts.',
          { path: modules(names), pathNot: test },
          { path: modules(levels.slice(index + 1).flat()) },
        ),
      ]
    : []),
  never(
    `level-${index + 1}-are-strangers`,
    'Neighbours talk through events or through a level below.',
    { path: modules(names), pathNot: test },
    { path: modules(names), pathNot: '^apps/server/src/modules/$1/' },
  ),
])

export const forbidden: IForbiddenRuleType[] = [
  ...levelRules,
  never(
    'no-circles',
    'Two files that need each other are one idea, or a third.',
    {},
    { circular: true },
  ),
  never(
    'nothing-unresolvable',
    'An import that cannot be found is an error here, not in production. The node of Bitcoin Cash has packages of its own, which come on demand.',
    {
      path: '^(packages|games|apps|tools)/',
      pathNot: '[.]react-router/|routes[.]ts$|/bitcoin-cash/node/node[.]mjs$',
    },
    { couldNotResolve: true, pathNot: '^(virtual:|[.]/[+]types/)|[?](raw|url|worker)' },
  ),
  only('money-stands-alone', 'Money knows nothing else.', '^packages/money/', []),
  only(
    'contract-is-words',
    'The contract is words shared by both sides of a wire; it needs only money.',
    '^packages/contract/',
    ['^packages/money/'],
  ),
  never(
    'contract-needs-only-zod',
    'The contract runs in browser and server alike.',
    { path: '^packages/contract/', pathNot: test },
    { dependencyTypes: ['core', 'npm', 'npm-dev'], pathNot: 'node_modules/zod/' },
  ),
  only('jurisdictions-are-data', 'Rules of places know no house.', '^packages/jurisdictions/', []),
  only('fairness-stands-alone', 'Chance knows no game.', '^packages/fairness/', []),
  never(
    'fairness-needs-no-library',
    'What proves a round must be readable in one place, in browser and server alike.',
    { path: '^packages/fairness/', pathNot: test },
    { dependencyTypes: ['core', 'npm', 'npm-dev'] },
  ),
  only(
    'mathematics-is-pure',
    'Mathematics needs amounts, draws and the words of a round; nothing that runs.',
    '^packages/game-math/',
    [
      '^packages/money/',
      '^packages/fairness/(draw|seeded|merkle|sha256|text-hash|hex|canonical)[.]ts',
      '^packages/contract/(rounds|entities|families)/',
      '^packages/contract/json[.]ts',
    ],
  ),
  never(
    'mathematics-touches-no-machine',
    'No clock, file, socket or library inside the mathematics.',
    {
      path: '^(packages/game-math/|games/[^/]+/(math|reels|symbols|cascade|prize-table|manifest|design)[.]ts)',
      pathNot: test,
    },
    { dependencyTypes: ['core', 'npm', 'npm-dev'] },
  ),
  only(
    'a-title-brings-numbers',
    'A title hands numbers to the engines and holds no other code.',
    '^games/[^/]+/(math|reels|symbols|cascade|prize-table|cards|manifest|design)[.]ts$',
    [
      '^games/[^/]+/(cards|symbols)[.]ts$',
      '^packages/(game-math|money)/',
      '^packages/contract/(families/|entities/game-manifest)',
    ],
  ),
  only(
    'a-client-holds-no-outcome',
    'A game client stages what the server said (GLI-19 2.6.5 g): no mathematics, no draws.',
    '^games/[^/]+/client/',
    ['^packages/(stage|contract|money)/', '^games/[^/]+/(manifest|palette|symbols)[.]ts$'],
  ),
  only(
    'art-holds-no-outcome',
    'What a title is drawn and composed from knows its name and its colours, never its mathematics.',
    '^games/[^/]+/(art/|palette[.]ts$)',
    ['^games/[^/]+/(manifest|palette)[.]ts$', '^tools/art/', '^packages/contract/'],
  ),
  never(
    'art-is-baked',
    'Sources of pictures and sounds are for the studio; everybody else has what was baked of them.',
    { path: '^(packages|apps|tools|scripts|games)/', pathNot: '^(tools/art|games/[^/]+/art)/' },
    { path: '^games/[^/]+/art/' },
  ),
  never(
    'titles-are-strangers',
    'What two titles share belongs to an engine or to the stage.',
    { path: '^games/([^/]+)/' },
    { path: '^games/([^/]+)/', pathNot: '^games/$1/' },
  ),
  only('the-stage-shows', 'The stage never computes an outcome.', '^packages/stage/', [
    '^packages/(contract|money)/',
  ]),
  only(
    'the-verifier-believes-nobody',
    'What checks a round needs chance, rules and the words of both; no house, no site.',
    '^packages/verifier/(?!testing/)',
    ['^packages/(money|contract|fairness|game-math)/'],
  ),
  never(
    'the-verifier-needs-few-libraries',
    'It runs in a page, in a worker and in a file of its own; whoever reads it reads all of it.',
    { path: '^packages/verifier/', pathNot: `${test}|/testing/` },
    {
      dependencyTypes: ['core', 'npm', 'npm-dev'],
      pathNot: 'node_modules/(zod|@noble/(curves|hashes))/',
    },
  ),
  never(
    'stage-knows-no-react',
    'Pictures and pages are different worlds.',
    { path: '^(packages/stage|games)/' },
    { path: 'node_modules/(react|react-dom|react-router)/' },
  ),
  only('ui-is-parts', 'React parts know words and amounts only.', '^packages/ui/', [
    '^packages/(contract|money)/',
  ]),
  never(
    'ui-knows-no-pixi',
    'Pictures and pages are different worlds.',
    { path: '^(packages/ui|apps/storefront/app)/' },
    { path: 'node_modules/pixi' },
  ),
  // What was carried over by an upgrade is read as a player's verifier reads it.
  only('server-draws-and-pays', 'The server imports no screen.', '^apps/server/(?!.*carried/)', [
    '^packages/(money|contract|fairness|game-math|jurisdictions)/',
    '^games/[^/]+/(math|manifest)[.]ts$',
    '^games/[^/]+[.]ts$',
    '^scripts/test/tier[.]ts$', // Drills ask how much one run of the tests tries.
  ]),
  only(
    'the-sandbox-plays-the-outside',
    'Who plays the world outside knows the words of its wires, never the house: else the house would be held to itself.',
    '^apps/sandbox-payments/',
    ['^packages/contract/(sandbox|signer|entities)/'],
  ),
  only(
    'the-sandbox-makes-games',
    'Who plays providers of games knows rules of games and the words of its wires, never the house: else the house would be held to itself.',
    '^apps/sandbox-provider/',
    ['^packages/(money|contract|fairness|game-math)/'],
  ),
  never(
    'dialects-are-strangers',
    'Adding or removing a dialect touches its folder only; what two share lies beside them.',
    { path: '^apps/server/src/modules/providers/dialects/([^/]+)/', pathNot: test },
    {
      path: '^apps/server/src/modules/providers/dialects/([^/]+)/',
      pathNot: '^apps/server/src/modules/providers/dialects/$1/',
    },
  ),
  only(
    'the-signer-knows-its-wire',
    'Whoever has keys that can spend is small enough to be read whole.',
    '^apps/signer/',
    ['^packages/contract/(signer|entities)/'],
  ),
  never(
    'the-signer-needs-few-libraries',
    'Each library beside the keys could take them along.',
    { path: '^apps/signer/', pathNot: test },
    {
      dependencyTypes: ['npm', 'npm-dev'],
      pathNot: 'node_modules/(@noble/curves|@scure/(base|bip32|bip39|btc-signer)|viem|zod)/',
    },
  ),
  only(
    'a-method-is-data',
    'What a way to pay needs beyond numbers and names belongs to its provider.',
    '^apps/server/src/modules/payments/methods/',
    ['^apps/server/src/modules/payments/method-offer[.]ts$'],
  ),
  never(
    'providers-are-strangers',
    'Adding or removing a provider touches its folder only; what two share lies beside them.',
    { path: '^apps/server/src/modules/payments/providers/([^/]+)/', pathNot: test },
    {
      path: '^apps/server/src/modules/payments/providers/([^/]+)/',
      pathNot: '^apps/server/src/modules/payments/providers/$1/',
    },
  ),
  only(
    'storefront-shows',
    'A browser holds no mathematics, but for the verifier page, whose whole point it is, coaches, who are asked what choices are worth, and the page on which we look at stages.',
    '^apps/storefront/(?!app/features/verifier/|stage-page/|journeys/|game-page/families/[^/]+/coach/)',
    [
      '^packages/(money|contract|ui|stage)/',
      '^games/[^/]+/(manifest[.]ts$|client/|help/)',
      '^apps/storefront/',
    ],
  ),
  never(
    'the-shell-is-the-ground',
    'What every page stands on knows none of them.',
    { path: '^apps/storefront/app/shell/', pathNot: `${test}|/testing/` },
    { path: '^apps/storefront/app/(features|frame|routes)/' },
  ),
  never(
    'features-have-no-frame',
    'A feature is shown within the frame and by a route; it knows neither.',
    { path: '^apps/storefront/app/features/', pathNot: `${test}|/testing/` },
    { path: '^apps/storefront/app/(frame|routes)/' },
  ),
  never(
    'routes-are-the-top',
    'A route loads and wires; nobody needs it.',
    { path: '^apps/storefront/', pathNot: test },
    { path: '^apps/storefront/app/routes/' },
  ),
  only(
    'the-back-office-shows',
    'What staff look at knows the words of its calls and the parts of pages; no player’s page, no mathematics.',
    '^apps/backoffice/',
    ['^packages/(money|contract|ui)/'],
  ),
  never(
    'no-players-page-knows-staff',
    'What staff may ask is no business of a page that players load.',
    { path: '^(apps/storefront|packages/(?!contract/)[^/]+|games)/' },
    { path: '^packages/contract/backoffice/' },
  ),
  only(
    'a-coach-prices-choices',
    'A coach works out what choices of an open round are worth; it plays no rounds.',
    '^apps/storefront/game-page/families/[^/]+/coach/',
    ['^packages/(money|contract|stage|game-math)/', '^apps/storefront/(game-page|rules)/'],
  ),
  only(
    'rules-are-words',
    'Sentences about a game are shared by the game page and the site; they need its data and nothing that shows it.',
    '^apps/storefront/rules/',
    ['^packages/(contract|money)/'],
  ),
  never(
    'game-page-knows-no-react',
    'The game page is a small bundle of its own.',
    { path: '^apps/storefront/game-page/' },
    {
      path: '(node_modules/(react|react-dom|react-router|@tanstack)/|^apps/storefront/app/|^packages/ui/)',
      // Sessions of tabs, the player's flags, services outside, answers held to the contract and sentences of every page hold no React.
      pathNot:
        '^apps/storefront/app/shell/(session/(tabs|remember|poll-status|flag-rules|led-flags)|asking/(reply|tell)-difference|consent/consent|reporting/report|adapters/(analytics/umami|chat/chat-frame|reporting/sentry|testing/outside-server)|texts/[a-z]+/(consent|flags|frame))[.]ts$',
    },
  ),
  never(
    'modules-have-doors',
    'Go through index.ts of the other module.',
    {
      path: '^apps/server/src/modules/([^/]+)/',
      // What tests are built with may use what others are.
      pathNot: [test, '^apps/server/src/modules/[^/]+/testing/'],
    },
    {
      path: '^apps/server/src/modules/([^/]+)/',
      pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/index[.]ts$'],
    },
  ),
  never(
    'the-house-uses-doors',
    'Whoever wires modules uses their doors as well.',
    { path: '^apps/server/src/(house/)?[^/]+[.]ts$', pathNot: test },
    { path: '^apps/server/src/modules/', pathNot: '^apps/server/src/modules/[^/]+/index[.]ts$' },
  ),
  never(
    'modules-know-no-house',
    'A module says what it needs by a port; who puts modules together is nobody’s to ask.',
    { path: '^apps/server/src/modules/', pathNot: [test, '/testing/'] },
    { path: '^apps/server/src/(house/|[^/]+[.]ts$)' },
  ),
  never(
    'money-moves-through-few',
    'Only wallet, jackpots, play, cashier, providers, rooms and bonuses post to the ledger, and loyalty what play earns.',
    {
      path: '^apps/server/src/modules/',
      pathNot: [
        '^apps/server/src/modules/(ledger|wallet|jackpots|play|cashier|providers|rooms|bonuses|loyalty)/',
        // Who looks for broken promises posts nothing.
        '^apps/server/src/modules/[^/]+/audit[.]ts$',
        '^apps/server/src/modules/payments/testing/',
        test,
      ],
    },
    { path: '^apps/server/src/modules/ledger/' },
  ),
  never(
    'platform-knows-no-domain',
    'The platform would do for any house.',
    { path: '^apps/server/src/platform/', pathNot: test },
    { path: '^apps/server/src/(modules/|house/|main)' },
  ),
  never(
    'tools-are-not-imported',
    'Tools are run by people and CI. The studio alone has sources elsewhere: the art of titles, in their folders.',
    { path: '^(packages|games|apps)/', pathNot: [test, '^games/[^/]+/(art/|palette[.]ts$)'] },
    { path: '^tools/' },
  ),
  only(
    'a-laboratory-stands-alone',
    'Whoever checks the house works from what it publishes: a laboratory that used its code would agree with its mistakes.',
    '^tools/laboratory/',
    [],
  ),
  never(
    'a-laboratory-needs-no-library',
    'It is to be read whole, and to run on any Node.',
    { path: '^tools/laboratory/', pathNot: test },
    { dependencyTypes: ['npm', 'npm-dev'] },
  ),
  only(
    'tools-use-doors',
    'Tools reach the server only through its doors and the wire.',
    '^tools/',
    [
      '^packages/',
      '^games/',
      // What a module keeps for tests, such as the small wheel, is for tools as well.
      '^apps/server/src/(platform/|faults/|house/|modules/[^/]+/(index[.]ts$|testing/))',
      // How much one run of the tests tries.
      '^scripts/test/tier[.]ts$',
      // The list of a demo's games, in the form in which it is read.
      '^apps/sandbox-provider/listed-game[.]ts$',
    ],
  ),
]

/** How imports are found: TypeScript with its types, doors (`exports`) as Node sees them. */
export const cruiseOptions: ICruiseOptions = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(build|[.]react-router|test-results)/' },
  tsPreCompilationDeps: true,
  tsConfig: { fileName: 'tsconfig.json' },
  combinedDependencies: true,
}

export const resolveOptions = {
  exportsFields: ['exports'],
  conditionNames: ['import', 'node', 'default', 'types'],
  extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
}
