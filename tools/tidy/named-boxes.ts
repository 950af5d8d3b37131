import type { SourceFile } from './source-files.ts'

/** Elements that mean nothing by themselves, with their attributes; values in braces may hold braces of their own. */
const opened =
  /<(?:div|span|p|b|i|em|strong|small|code)\b((?:[^<>{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*)>/g

const isNamed = /\saria-label(?:ledby)?=/
const hasRole = /\srole=/

/** A name that nobody is told: assistive technology reads names of things with a role only. */
export const namesHaveRoles = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(opened)]
        .filter(([, attributes = '']) => isNamed.test(attributes) && !hasRole.test(attributes))
        .map(({ index }) => {
          const line = text.slice(0, index).split('\n').length
          return `${path}:${line}: a name (aria-label) on an element without a role; say its role`
        }),
    )
