import { expect, it } from 'vitest'
import { fitOf, fitsBefore } from './migration-fit.ts'

it.each([
  ['CREATE TABLE play_note (id bigint NOT NULL);', 'adds'],
  ['ALTER TABLE play_step ADD COLUMN note text;', 'adds'],
  ["ALTER TABLE play_step ADD COLUMN note text NOT NULL DEFAULT '', ADD COLUMN more int;", 'adds'],
  ['CREATE INDEX ON play_step (note);', 'adds'],
  [
    'CREATE TABLE a (id int); CREATE UNIQUE INDEX ON a (id); ALTER TABLE a ADD CONSTRAINT b CHECK (id > 0);',
    'adds',
  ],
  ['-- drop table, said in a comment\nCREATE TABLE a (id int);', 'adds'],
  ['ALTER TABLE play_step ADD COLUMN note text NOT NULL;', 'unsaid'],
  ['ALTER TABLE play_step ADD COLUMN a text, ADD COLUMN b int NOT NULL;', 'unsaid'],
  ['ALTER TABLE play_step\n  DROP COLUMN note;', 'unsaid'],
  ['DROP TABLE play_step;', 'unsaid'],
  ['ALTER TABLE play_step RENAME COLUMN note TO words;', 'unsaid'],
  ['ALTER TABLE play_step ALTER COLUMN stake TYPE numeric;', 'unsaid'],
  ['ALTER TABLE play_step ALTER stake SET NOT NULL;', 'unsaid'],
  ['ALTER TYPE play_asked ADD ATTRIBUTE pot bigint;', 'unsaid'],
  ['ALTER TABLE play_step ADD CONSTRAINT one CHECK (stake > 0);', 'unsaid'],
  ['CREATE UNIQUE INDEX one\n  ON play_step (note);', 'unsaid'],
  [
    "-- Fits the version before: it never writes notes.\nALTER TABLE play_step ADD CONSTRAINT one CHECK (note <> '');",
    'fits',
  ],
  [
    '-- Ends the version before: it reads the column until 0.4.\nALTER TABLE play_step DROP COLUMN note;',
    'ends',
  ],
])('%s', (sql, type) => {
  expect(fitOf(sql).type).toBe(type)
  expect(fitsBefore(sql)).toBe(type === 'adds' || type === 'fits')
})
