export { Search } from './search'
