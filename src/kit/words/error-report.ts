import type { ErrorEntry } from '@/kit/rules/error-report'

/** One line per error, newest first, to copy or send. */
export const errorReport = (entries: readonly ErrorEntry[]): string =>
  entries
    .toReversed()
    .map(({ place, error, frame, release, count, lastDay }) =>
      [lastDay, `${count}×`, place, error, ...(frame === '' ? [] : [frame]), release].join(' '),
    )
    .join('\n')
