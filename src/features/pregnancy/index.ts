export { PregnancyPanel } from './pregnancy-panel'
export { usePregnancy } from './queries'
