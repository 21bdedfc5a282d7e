// Chunk: pregnancy

export { DangerSigns } from './danger-signs'
export { PregnancyPanel } from './pregnancy-panel'
export { usePregnancy } from './shown-pregnancy'
