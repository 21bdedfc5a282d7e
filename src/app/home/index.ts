export { HomeFooter, HomePage, homeParts } from './home-page'
