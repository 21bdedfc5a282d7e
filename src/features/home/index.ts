export { HomeFooter, HomePage } from './home-page'
