export { type Catalog, createCatalog } from './catalog.ts'
export { discoverTitles, type Unoffered } from './discover-titles.ts'
export { type Title, type Titles, titlesOf } from './titles.ts'
