import type { PageContext } from '@fairhouse/contract/page-context'
import { createContext } from 'react-router'

/** The page's context as loaders read it: `context.get(pageContext)`. */
export const pageContext = createContext<PageContext>()
