export { Search } from './search'
export { openSearch } from '@/kit/platform/search-request'
