import { takeLock } from '@/store/take-lock'

/**
 * Runs one change of the push subscription at a time, across all tabs and the service worker, so that each starts from
 * the result of the previous one. Must not be nested: that would deadlock.
 */
export const runExclusively = <Done>(work: () => Promise<Done>): Promise<Done> => takeLock('comrade-reminders', work)
