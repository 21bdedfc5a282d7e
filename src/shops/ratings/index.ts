export { RateProvider } from './rate-provider'
