import { expect, it } from 'vitest'
import { touchedBy } from './touched.ts'

const imports = new Map([
  ['packages/money/amount.ts', []],
  ['packages/money/amount.test.ts', ['packages/money/amount.ts']],
  ['apps/server/src/modules/wallet/purse.ts', ['packages/money/amount.ts']],
  ['apps/server/src/modules/wallet/purse.test.ts', ['apps/server/src/modules/wallet/purse.ts']],
  ['apps/server/src/modules/inbox/send.ts', []],
  ['apps/server/src/modules/inbox/send.test.ts', ['apps/server/src/modules/inbox/send.ts']],
  ['apps/server/src/modules/wallet/module.ts', ['apps/server/src/modules/wallet/purse.ts']],
  ['apps/server/src/modules/inbox/module.ts', ['apps/server/src/modules/inbox/send.ts']],
  ['apps/server/src/house/discover-modules.ts', []],
  ['apps/server/src/wire/start.test.ts', ['apps/server/src/house/discover-modules.ts']],
  ['games/discover.ts', []],
  ['games/all.test.ts', ['games/discover.ts']],
])

it.each([
  [
    'all that import it, however far away, and what finds those by their names',
    'packages/money/amount.ts',
    [
      'apps/server/src/house/discover-modules.ts',
      'apps/server/src/house/module-list.ts',
      'apps/server/src/modules/wallet/module.ts',
      'apps/server/src/modules/wallet/purse.test.ts',
      'apps/server/src/modules/wallet/purse.ts',
      'apps/server/src/wire/start.test.ts',
      'packages/money/amount.test.ts',
      'packages/money/amount.ts',
    ],
  ],
  [
    'of what is no module, the modules beside it',
    'apps/server/src/modules/inbox/store/unread.sql',
    [
      'apps/server/src/house/discover-modules.ts',
      'apps/server/src/house/module-list.ts',
      'apps/server/src/modules/inbox/module.ts',
      'apps/server/src/modules/inbox/send.test.ts',
      'apps/server/src/modules/inbox/send.ts',
      'apps/server/src/modules/inbox/store/unread.sql',
      'apps/server/src/wire/start.test.ts',
    ],
  ],
  [
    'of what is found by its name, what finds it',
    'games/tea-garden/manifest.ts',
    [
      'apps/server/src/modules/catalog/discover-titles.ts',
      'games/all.test.ts',
      'games/discover.ts',
      'games/tea-garden/manifest.ts',
    ],
  ],
])('a change touches %s', (_, changed, touched) => {
  const withTitle = new Map([...imports, ['games/tea-garden/manifest.ts', []]])
  expect([...touchedBy([changed], withTitle)].toSorted()).toEqual(touched)
})
