import type { Flow } from '@/health/cycle/rules/history'

/** The flows of a day in the order in which they are offered. */
export const offeredFlows: readonly Flow[] = ['light', 'medium', 'heavy', 'spotting']
