import { expect, it } from 'vitest'
import { migrationsSayWhetherTheyFit } from './migrations.ts'

const file = (path: string, text: string) => ({ path, text, lineCount: 1 })
const drop = 'ALTER TABLE play_step DROP COLUMN note;'

it('finds a migration that takes something away without a word', () => {
  const path = 'apps/server/src/modules/play/migrations/020-less.sql'
  expect(migrationsSayWhetherTheyFit([file(path, drop)])).toMatchObject([
    expect.stringContaining(`${path}: drops a table, view, type, function or column.`),
  ])
  const said = `-- Ends the version before: 0.4 was the last that read it.\n${drop}`
  expect(migrationsSayWhetherTheyFit([file(path, said)])).toEqual([])
})

it('leaves alone what ran before there was a rule, and what is no migration', () => {
  const before = 'apps/server/src/modules/cashier/migrations/004-sealed-answers.sql'
  expect(migrationsSayWhetherTheyFit([file(before, drop)])).toEqual([])
  expect(migrationsSayWhetherTheyFit([file('tools/x/sql/less.sql', drop)])).toEqual([])
})
