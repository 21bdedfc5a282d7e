export { Search } from './search'
export { openSearch } from './search-request'
